import { Skeleton } from 'shared-ui/skeleton'
import classes from './chat-list-skeleton.module.css'

const ROWS = 8

/** Placeholder for the rows while they load, in their size. */
export function ChatListSkeleton() {
  return (
    <div className={classes.root}>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton shape="circle" className={classes.picture} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}
