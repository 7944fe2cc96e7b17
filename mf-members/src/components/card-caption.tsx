import { type Activity, nameAndAge, type ProfileSummary } from 'contracts'
import { MapPin } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import classes from './card-caption.module.css'
import { LastActive } from './last-active.tsx'

interface CardCaptionProps {
  readonly member: Pick<ProfileSummary, 'name' | 'age'>
  /** Address of the page that the name links to. */
  readonly to: string
  /** Router state for that page. */
  readonly linkState?: unknown
  readonly headingLevel?: 2 | 3 | undefined
  /** A small card is a link as a whole; of a large one only the name, since the card can be dragged. */
  readonly size?: 'small' | 'large' | undefined
  readonly place?: string | null | undefined
  readonly activity?: Activity | undefined
}

/** The caption over the bottom of a card's picture: name and age, place, and last activity. */
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
