import { href, type MemberCard as Member } from 'contracts'
import { Camera } from 'lucide-react'
import { type ComponentProps, memo } from 'react'
import { Badge } from 'shared-ui/badge'
import { classNames } from 'shared-ui/class-names'
import { useWords } from '../use-words.ts'
import { CardCaption } from './card-caption.tsx'
import { FictionalMark } from './fictional-mark.tsx'
import { LikeButton } from './like-button.tsx'
import classes from './member-card.module.css'
import { MemberPicture } from './member-picture.tsx'
import { useCardPlace } from './place/use-card-place.ts'

interface MemberCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  readonly member: Member
  /** 2 if the cards follow the page's heading directly. */
  readonly headingLevel?: 2 | 3 | undefined
  /** Address that the card links to; by default the profile. */
  readonly to?: string | undefined
  /** Router state for that page. */
  readonly linkState?: unknown
  /** Loads the picture before others; for the cards of the first view. */
  readonly isPriority?: boolean | undefined
  /** The picture's `sizes` attribute. */
  readonly sizes?: string | undefined
}

const SIZES = '(width >= 1200px) 15.5rem, (width >= 768px) 30vw, 50vw'

/** A member's picture with name, age and place, a link to the profile, and a like button. */
export const MemberCard = memo(function MemberCard({
  member,
  headingLevel,
  to,
  linkState,
  isPriority,
  sizes = SIZES,
  ...props
}: MemberCardProps) {
  const t = useWords()
  const place = useCardPlace(member)
  const { id, last_active, photo_count: photos } = member
  return (
    <article {...props} className={classNames(classes.root, props.className)}>
      <MemberPicture
        className={classes.picture}
        image={member.main_image}
        alt=""
        isPriority={isPriority}
        sizes={sizes}
      >
        <CardCaption
          member={member}
          to={to ?? href('members-id', { id })}
          linkState={linkState}
          headingLevel={headingLevel}
          place={place}
          activity={last_active}
        />
      </MemberPicture>
      <div className={classes.marks}>
        {member.is_fictional && <FictionalMark />}
        <div className={classes.line}>
          {member.is_new && <Badge tone="primary">{t('card.new')}</Badge>}
          {photos > 1 && (
            <span
              role="img"
              className={classes.photos}
              data-scheme="dark"
              aria-label={t('card.photos', { count: photos })}
            >
              <Camera aria-hidden="true" /> {photos}
            </span>
          )}
        </div>
      </div>
      <LikeButton className={classes.like} profile={member} isLiked={member.liked} />
    </article>
  )
})
