import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { Children, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { Button } from 'shared-ui/button'
import { CardSkeleton } from './member-grid.tsx'
import classes from './rail.module.css'
import { useBatches } from './use-batches.ts'

interface RailProps {
  readonly heading: string
  /** Shown beside the heading. */
  readonly mark?: ReactNode
  /** Address of the page with all of them, to which the heading links. */
  readonly to: string
  /** The cards; undefined while they load. */
  readonly children: readonly ReactElement[] | undefined
}

const LOADING = 6
/** As many cards fit into the widest window, so that there is nothing to scroll. */
const FITTING = 5

/** A row of cards that scrolls sideways: by touch, by its two buttons, or with the focus from card to card. */
export function Rail({ heading, mark, to, children }: RailProps) {
  const label = useId()
  const list = useRef<HTMLUListElement>(null)
  const cards = Children.toArray(children)
  const rendered = useBatches(cards.length)
  const scroll = (pages: number) => () =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <section className={classes.root} aria-labelledby={label} aria-busy={!children}>
      <div className={classes.head} data-fits={cards.length <= FITTING || undefined}>
        <h2 id={label} className={classes.heading}>
          <Link className={classes.link} to={to}>
            {heading}
            <ChevronRight aria-hidden="true" />
          </Link>
        </h2>
        {mark}
        {/* For the mouse alone: the focus scrolls by itself, and a screen reader needs no scrolling. */}
        <div className={classes.ways} aria-hidden="true">
          <Button isIcon variant="secondary" excludeFromTabOrder aria-label="‹" onPress={scroll(-1)}>
            <ChevronLeft />
          </Button>
          <Button isIcon variant="secondary" excludeFromTabOrder aria-label="›" onPress={scroll(1)}>
            <ChevronRight />
          </Button>
        </div>
      </div>
      <ul role="list" ref={list} className={classes.list} aria-labelledby={label}>
        {children
          ? cards.map((card, index) => (
              <li key={(card as ReactElement).key}>{index < rendered ? card : <CardSkeleton />}</li>
            ))
          : Array.from({ length: LOADING }, (_, index) => (
              <li key={index} aria-hidden="true">
                <CardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
