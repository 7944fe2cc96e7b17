import { type ComponentProps, useRef } from 'react'
import { Skeleton } from 'shared-ui/skeleton'
import classes from './swipe-game.module.css'
import { usePlaceOnPage } from './use-place-on-page.ts'

/** Where the cards lie; it knows its place on the page, from which their size follows. */
export function SwipeTable(props: ComponentProps<'div'>) {
  const table = useRef<HTMLDivElement>(null)
  usePlaceOnPage(table)
  return <div {...props} ref={table} className={classes.table} />
}

/** In place of a card that is loading, and as large. */
export function SwipeCardSkeleton() {
  return <Skeleton shape="picture" className={classes.cards} aria-busy="true" />
}
