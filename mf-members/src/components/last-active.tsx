import type { Activity } from 'contracts'
import type { ComponentProps } from 'react'
import { classNames } from 'shared-ui/class-names'
import { useWords } from '../use-words.ts'
import { activityWords } from './activity-words.ts'
import classes from './last-active.module.css'

interface LastActiveProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Null: more than a week ago. */
  readonly activity: Activity
}

/** When a member was last active, in words and as a coloured dot. */
export function LastActive({ activity, className, ...props }: LastActiveProps) {
  const t = useWords()
  return (
    <p {...props} className={classNames(classes.root, className)} data-active={activity ?? 'longer'}>
      <span className={classes.dot} />
      {t(activity ? activityWords[activity] : 'activity.longer')}
    </p>
  )
}
