import { type Activity, nameAndAge, type ProfileSummary } from 'contracts'
import { Link } from 'platform/runtime/router'
import classes from './card-caption.module.css'
import { CardFacts } from './card-facts.tsx'

interface CardCaptionProps {
  readonly member: Pick<ProfileSummary, 'name' | 'age'>
  /** Address of the page that the name links to; none on that page itself. */
  readonly to?: string | undefined
  /** Router state for that page. */
  readonly linkState?: unknown
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** A small card is a link as a whole; of a large one only the name, since the card can be dragged. */
  readonly size?: 'small' | 'large' | undefined
  readonly place?: string | null | undefined
  readonly activity?: Activity | undefined
  /** A line below the others. */
  readonly note?: string | undefined
}

/** The caption over the lower third of a card's picture: name and age in one line, place and last activity in another. */
export function CardCaption({
  member,
  to,
  linkState,
  headingLevel = 3,
  size = 'small',
  place,
  activity,
  note,
}: CardCaptionProps) {
  const Heading = `h${headingLevel}` as const
  const { name, age } = member
  return (
    <div className={classes.root} data-scheme="dark" data-size={size}>
      <Heading className={classes.heading}>
        {to === undefined ? (
          nameAndAge(member)
        ) : (
          // The label keeps a space out of the accessible name, which would come between a block and the age.
          <Link className={classes.link} to={to} state={linkState} aria-label={nameAndAge(member)}>
            <span className={classes.name} data-aged={age !== undefined || undefined}>
              {name}
            </span>
            {age !== undefined && `, ${age}`}
          </Link>
        )}
      </Heading>
      <CardFacts place={place} activity={activity} />
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}
