import { href } from 'contracts'
import type { ComponentProps } from 'react'
import { Badge } from 'shared-ui/badge'
import { classNames } from 'shared-ui/class-names'
import { CardCaption } from '../components/card-caption.tsx'
import { useCardPlace } from '../components/use-card-place.ts'
import { FictionalMark } from '../components/fictional-mark.tsx'
import { MemberPicture } from '../components/member-picture.tsx'
import { useWords } from '../use-words.ts'
import type { SwipeProfile } from './deck.ts'
import classes from './swipe-card.module.css'

interface SwipeCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  readonly profile: SwipeProfile
  /** Whether this is the card to decide on. */
  readonly isTop: boolean
}

/** A card of the swipe game: one member, with the stamps that show while it is dragged. */
export function SwipeCard({ profile, isTop, className, ...props }: SwipeCardProps) {
  const t = useWords()
  const place = useCardPlace(profile)
  const { id, last_active } = profile
  return (
    <article {...props} className={classNames(classes['root'], className)}>
      <MemberPicture
        image={profile.main_image}
        alt=""
        isPriority={isTop}
        sizes="(width >= 576px) 26rem, 92vw"
      >
        <CardCaption
          member={profile}
          to={href('members-id', { id })}
          headingLevel={2}
          size="large"
          place={place}
          activity={last_active}
        />
      </MemberPicture>
      <div className={classes['marks']}>
        {profile.is_fictional && <FictionalMark />}
        {profile.is_new && <Badge tone="primary">{t('card.new')}</Badge>}
      </div>
      <span className={classes['stamp']} data-verdict="yes" aria-hidden="true">
        {t('swipeGame.yes')}
      </span>
      <span className={classes['stamp']} data-verdict="no" aria-hidden="true">
        {t('swipeGame.no')}
      </span>
    </article>
  )
}
