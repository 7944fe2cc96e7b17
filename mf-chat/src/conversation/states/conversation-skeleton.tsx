import { Skeleton } from 'shared-ui/skeleton'
import classes from './states.module.css'

const BONES = ['theirs', 'own', 'theirs', 'theirs', 'own', 'own', 'theirs'] as const

/** Placeholder for messages that are loading. */
export function ConversationSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      {BONES.map((side, index) => (
        <Skeleton key={index} shape="block" className={`${classes.bone} ${classes[side]}`} />
      ))}
    </div>
  )
}
