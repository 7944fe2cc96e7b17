import type { Activity } from 'contracts'
import { ActivityDot } from 'shared-ui/activity-dot'
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
  const dot = (activity === 'now' || activity === 'today') && (
    <ActivityDot when={activity} className={classes.dot} />
  )
  return (
    <p className={classes.root}>
      {place && (
        <span className={classes.place}>
          {dot}
          {place}
        </span>
      )}
      {activity && (
        <span className={classes.activity}>
          {!place && dot}
          {t(activityWords[activity])}
        </span>
      )}
    </p>
  )
}
