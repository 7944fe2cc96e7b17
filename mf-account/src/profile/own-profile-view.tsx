import type { OwnProfile, User } from 'contracts'
import { Alert } from 'shared-ui/alert'
import { Card } from 'shared-ui/card'
import { PhotoManager } from '../photos/photo-manager.tsx'
import { PreferencesSection } from '../preferences/preferences-section.tsx'
import { useWords } from '../use-words.ts'
import { hiddenReason } from './hidden-reason.ts'
import classes from './profile.module.css'
import { ProfileHeader } from './profile-header.tsx'
import { LooksSection } from './sections/looks-section.tsx'
import { NameSection } from './sections/name-section.tsx'
import { OrientationSection } from './sections/orientation-section.tsx'
import { PlaceSection } from './sections/place-section.tsx'
import { WordsSection } from './sections/words-section.tsx'

interface OwnProfileViewProps {
  readonly user: User
  readonly profile: OwnProfile
}

/** The member's own profile, with every section to edit. */
export function OwnProfileView({ user, profile }: OwnProfileViewProps) {
  const t = useWords()
  const hidden = hiddenReason(profile, user)
  return (
    <>
      {hidden && <Alert tone="warning">{t(`profile.hidden.${hidden}`)}</Alert>}
      <div className={classes.columns}>
        <ProfileHeader user={user} profile={profile} />
        <div className={classes.sections}>
          <Card id="photos" padding="large">
            <PhotoManager />
          </Card>
          <WordsSection profile={profile} />
          <PreferencesSection />
          <OrientationSection profile={profile} />
          <PlaceSection profile={profile} />
          <LooksSection profile={profile} />
          <NameSection profile={profile} />
        </div>
      </div>
    </>
  )
}
