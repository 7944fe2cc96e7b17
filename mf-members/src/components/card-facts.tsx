import type { Activity } from 'contracts'
import { useWords } from '../use-words.ts'
import { activityWords } from './activity-words.ts'
import classes from './card-facts.module.css'

interface CardFactsProps {
  readonly place: string | null | undefined
  /** Null, more than a week ago, shows nothing. */
  readonly activity: Activity | undefined
}

/** A card's line of place and last activity. Where both don't fit, the activity shows as its dot alone. */
export function CardFacts({ place, activity }: CardFactsProps) {
  const t = useWords()
  if (!place && !activity) return null
  return (
    <p className={classes.root} data-active={activity ?? undefined}>
      {place && <span className={classes.place}>{place}</span>}
      {activity && <span className={classes.activity}>{t(activityWords[activity])}</span>}
    </p>
  )
}
