import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'
import { PageControl, type PageLinkProps, type PageWay } from './page-control.tsx'
import { pageWindow } from './page-window.ts'
import classes from './pagination.module.css'

export type { PageLinkProps }

export interface PaginationLabels {
  /** Names the navigation: 'Pages'. */
  navigation: string
  previous: string
  next: string
  /** 'Page 3' */
  page: (page: number) => string
  /** 'Page 3 of 12', instead of the numbers on a narrow screen. */
  position: (page: number, pages: number) => string
}

export type PaginationProps = PageWay & {
  /** Counted from 1. */
  page: number
  pages: number
  labels: PaginationLabels
  className?: string | undefined
}

/** The pages of a long list. With `hrefOf` they are links, with `onChange` buttons; a single page draws nothing. */
export function Pagination({ page, pages, labels, className, ...way }: PaginationProps) {
  if (pages <= 1) return null
  const step = (rel: 'prev' | 'next', label: string, to: number) => (
    <li>
      <PageControl
        way={way}
        page={to}
        rel={rel}
        isDisabled={to < 1 || to > pages}
        className={classNames(classes.control)}
        aria-label={label}
        aria-current={undefined}
      >
        {rel === 'prev' && <ChevronLeft aria-hidden="true" />}
        <span className={classes.word}>{label}</span>
        {rel === 'next' && <ChevronRight aria-hidden="true" />}
      </PageControl>
    </li>
  )
  return (
    <nav aria-label={labels.navigation} className={classNames(classes.root, className)}>
      <ul role="list" className={classes.list}>
        {step('prev', labels.previous, page - 1)}
        {pageWindow(page, pages).map((entry) => (
          <li key={entry} className={classes.entry}>
            {typeof entry === 'number' ? (
              <PageControl
                way={way}
                page={entry}
                rel={undefined}
                className={classNames(classes.control)}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </PageControl>
            ) : (
              <span className={classes.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        <li className={classes.position}>{labels.position(page, pages)}</li>
        {step('next', labels.next, page + 1)}
      </ul>
    </nav>
  )
}
