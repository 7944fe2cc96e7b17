import { Skeleton } from 'shared-ui/skeleton'
import classes from './spending.module.css'

/** Keeps the place of the spending. */
export function SpendingBone() {
  return <Skeleton shape="block" className={classes.bone} />
}
