import { ABOUT_TEXT, type MemberProfile } from 'contracts'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from 'shared-ui/badge'
import { CardCaption } from '../../components/card-caption.tsx'
import { FictionalMark } from '../../components/fictional-mark.tsx'
import { MemberPicture } from '../../components/member-picture.tsx'
import { useProfilePlace } from '../../components/place/use-card-place.ts'
import { useWords } from '../../use-words.ts'
import classes from './photos.module.css'

interface MainPhotoProps {
  readonly profile: MemberProfile
  /** The photo; a placeholder stands for one that is missing. */
  readonly children: ReactNode
}

/** The main photo, with name, age and place on it, and whether the two like each other. */
export function MainPhoto({ profile, children }: MainPhotoProps) {
  const t = useWords()
  const place = useProfilePlace(profile)
  const { relation, last_active } = profile
  const about = relation?.likes_me_about
  const likesYou = about ? t(`likes.about.${about === ABOUT_TEXT ? 'text' : 'photo'}`) : t('profile.likesYou')
  return (
    <div className={classes.main}>
      {children ?? <MemberPicture image={null} alt="" className={classes.picture} />}
      <div className={classes.marks}>
        {profile.is_fictional && <FictionalMark />}
        {profile.is_new && <Badge tone="primary">{t('card.new')}</Badge>}
        {relation?.likes_me && (
          <Badge tone="secondary">
            <Heart aria-hidden="true" />
            {relation.matched ? t('profile.matched') : likesYou}
          </Badge>
        )}
      </div>
      <CardCaption member={profile} headingLevel={1} size="large" place={place} activity={last_active} />
    </div>
  )
}
