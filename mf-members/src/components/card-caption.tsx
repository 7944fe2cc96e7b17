import { type Activity, nameAndAge, type ProfileSummary } from 'contracts'
import { MapPin } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import classes from './card-caption.module.css'
import { LastActive } from './last-active.tsx'

interface CardCaptionProps {
  readonly member: Pick<ProfileSummary, 'name' | 'age'>
  /** Of the page that the name leads to. */
  readonly to: string
  /** What that page is to know. */
  readonly linkState?: unknown
  readonly headingLevel?: 2 | 3 | undefined
  /** Where the card is no larger than others around it, all of it leads there; a large one may be dragged. */
  readonly size?: 'small' | 'large' | undefined
  readonly place?: string | null | undefined
  readonly activity?: Activity | undefined
}

/** What a card says over the foot of its picture: who it is, from where, and when they were last here. */
export function CardCaption({
  member,
  to,
  linkState,
  headingLevel = 3,
  size = 'small',
  place,
  activity,
}: CardCaptionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes['root']} data-scheme="dark" data-size={size}>
      <Heading className={classes['name']}>
        <Link className={classes['link']} to={to} state={linkState}>
          {nameAndAge(member)}
        </Link>
      </Heading>
      {place && (
        <p className={classes['fact']}>
          <MapPin aria-hidden="true" />
          {place}
        </p>
      )}
      {activity && <LastActive className={classes['fact']} activity={activity} />}
    </div>
  )
}
