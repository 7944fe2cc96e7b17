import { Children, type ComponentProps, type ReactElement, useEffect, useState } from 'react'
import { classNames } from 'shared-ui/class-names'
import { Skeleton } from 'shared-ui/skeleton'
import classes from './member-grid.module.css'

/** Two rows of a phone. */
const AT_ONCE = 4

/** Cards of members, a list of one each: a few at a time, so that what stands around them never waits for all. */
export function MemberGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  const cards = Children.toArray(children)
  const drawn = useInTurn(cards.length)
  return (
    <ul
      role="list"
      aria-busy={drawn < cards.length || undefined}
      {...props}
      className={classNames(classes['root'], className)}
    >
      {cards.map((card, place) => (
        <li key={(card as ReactElement).key}>{place < drawn ? card : <Bone />}</li>
      ))}
    </ul>
  )
}

/** How many of so many are to be drawn by now. */
function useInTurn(count: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => setDrawn(drawn + AT_ONCE))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return drawn
}

function Bone() {
  return <Skeleton shape="picture" className={classes['bone']} />
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
        <Bone key={place} />
      ))}
    </div>
  )
}
