import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import classes from './suggestions.module.css'

interface SuggestionProps extends ComponentProps<'button'> {
  /** Leads to more suggestions. */
  isMore?: boolean | undefined
}

/** A line to choose, as children. */
export function Suggestion({ isMore = false, className, ...props }: SuggestionProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(classes.line, className)}
      data-more={isMore || undefined}
    />
  )
}

export interface SuggestionsProps extends ComponentProps<'ul'> {
  'aria-label': string
  /** Without lines, they are loading. */
  lines: readonly string[] | undefined
  /** How many lines to expect while they load. */
  expected: number
  onChoose: (line: string) => void
}

/** Lines to choose from, in a row that scrolls. Children are list items behind them. */
export function Suggestions({ lines, expected, onChoose, className, children, ...props }: SuggestionsProps) {
  return (
    <ul {...props} role="list" aria-busy={!lines} className={classNames(classes.row, className)}>
      {lines
        ? lines.map((line) => (
            <li key={line}>
              <Suggestion onClick={() => onChoose(line)}>{line}</Suggestion>
            </li>
          ))
        : Array.from({ length: expected }, (_, place) => (
            <li key={place}>
              <Skeleton className={classes.line} />
            </li>
          ))}
      {children}
    </ul>
  )
}
