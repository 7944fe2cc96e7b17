import { Children, type ComponentProps } from 'react'
import { classNames } from 'shared-ui/class-names'
import { Skeleton } from 'shared-ui/skeleton'
import classes from './member-grid.module.css'

/** Cards of members, a list of one each. */
export function MemberGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  return (
    <ul role="list" {...props} className={classNames(classes['root'], className)}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}

interface MemberGridSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many cards are to come, at most. */
  readonly count?: number | undefined
}

/** Stands where the cards will come, in their size. Mark the region as `aria-busy`. */
export function MemberGridSkeleton({ count = 12, className, ...props }: MemberGridSkeletonProps) {
  return (
    <div {...props} className={classNames(classes['root'], className)}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} shape="picture" className={classes['bone']} />
      ))}
    </div>
  )
}
