import { Children, type ComponentProps, type ReactElement } from 'react'
import { classNames } from 'shared-ui/class-names'
import { Skeleton } from 'shared-ui/skeleton'
import classes from './member-grid.module.css'
import { useBatches } from './use-batches.ts'

/** A list of member cards, rendered a few at a time, so that the rest of the page stays responsive. */
export function MemberGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  const cards = Children.toArray(children)
  const rendered = useBatches(cards.length)
  return (
    <ul
      role="list"
      aria-busy={rendered < cards.length || undefined}
      {...props}
      className={classNames(classes.root, className)}
    >
      {cards.map((card, index) => (
        <li key={(card as ReactElement).key}>{index < rendered ? card : <CardSkeleton />}</li>
      ))}
    </ul>
  )
}

/** Placeholder for a card. */
export function CardSkeleton() {
  return <Skeleton shape="picture" className={classes.bone} />
}

interface MemberGridSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many cards will come at most. */
  readonly count?: number | undefined
}

/** Placeholder for a grid that is loading, in the size of its cards. Mark the region as `aria-busy`. */
export function MemberGridSkeleton({ count = 12, className, ...props }: MemberGridSkeletonProps) {
  return (
    <div {...props} className={classNames(classes.root, className)}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}
