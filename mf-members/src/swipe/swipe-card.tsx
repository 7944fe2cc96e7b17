import { href } from 'contracts'
import type { ComponentProps } from 'react'
import { Badge } from 'shared-ui/badge'
import { classNames } from 'shared-ui/class-names'
import { CardCaption } from '../components/card-caption.tsx'
import { FictionalMark } from '../components/fictional-mark.tsx'
import { useCardPlace } from '../components/place/use-card-place.ts'
import { useWords } from '../use-words.ts'
import type { SwipeProfile } from './deck.ts'
import classes from './swipe-card.module.css'
import { SwipePhotos } from './swipe-photos.tsx'
import { useFullProfile } from './use-full-profile.ts'

interface SwipeCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  readonly profile: SwipeProfile
  /** Whether this is the card to decide on. */
  readonly isTop: boolean
  /** Whether this card is the top one, or will be next. */
  readonly isNear: boolean
}

/** A card of the swipe game: one member, with the stamps that show while it is dragged. */
export function SwipeCard({ profile, isTop, isNear, className, ...props }: SwipeCardProps) {
  const t = useWords()
  const place = useCardPlace(profile)
  const { id, last_active } = profile
  const { photos, relation } = useFullProfile(profile, isNear)
  const inCommon = relation?.common_interests.length ?? 0
  const nearness = relation?.nearness
  const isClose = nearness === 'same_city' || nearness === 'same_region'
  return (
    <article {...props} className={classNames(classes.root, className)}>
      <SwipePhotos photos={photos} isPriority={isTop}>
        <CardCaption
          member={profile}
          to={href('members-id', { id })}
          headingLevel={2}
          size="large"
          place={isClose ? t(`profile.nearness.${nearness}`) : place}
          activity={last_active}
          note={inCommon > 0 ? t('profile.common', { count: inCommon }) : undefined}
        />
      </SwipePhotos>
      <div className={classes.marks}>
        {profile.is_fictional && <FictionalMark />}
        {profile.is_new && <Badge tone="primary">{t('card.new')}</Badge>}
      </div>
      <span className={classes.stamp} data-verdict="yes" aria-hidden="true">
        {t('swipeGame.yes')}
      </span>
      <span className={classes.stamp} data-verdict="no" aria-hidden="true">
        {t('swipeGame.no')}
      </span>
    </article>
  )
}
