import { ageOn, type OwnProfile, type User } from 'contracts'
import { useStartTime } from 'shared-state/first-view'
import { useSettings } from 'shared-state/session'
import { Avatar } from 'shared-ui/avatar'
import { Card } from 'shared-ui/card'
import { ProfilePreview } from '../photos/profile-preview.tsx'
import { Completeness } from './completeness.tsx'
import { ownGaps } from './own-gaps.ts'
import classes from './profile.module.css'

interface ProfileHeaderProps {
  readonly user: User
  readonly profile: OwnProfile
}

/** The profile at a glance: photo, name, age and what is missing. */
export function ProfileHeader({ user, profile }: ProfileHeaderProps) {
  const today = new Date(useStartTime())
  const settings = useSettings()
  const { main_image: image } = user.profile
  return (
    <Card padding="large" className={classes.header}>
      <Avatar
        name={profile.name}
        size="huge"
        {...(image && { src: settings.cdn_prefix + image.thumb_filename })}
      />
      <p className={classes.name}>
        {profile.name}, {ageOn(profile.date_of_birth, today)}
      </p>
      <Completeness gaps={ownGaps(profile, user, settings)} />
      <ProfilePreview />
    </Card>
  )
}
