import { Link } from 'platform/runtime/router'
import type { ComponentProps } from 'react'
import { Badge } from 'shared-ui/badge'
import { Spoken } from 'shared-ui/spoken'
import classes from './pill-links.module.css'

interface PillLinksProps {
  /** Accessible name of the navigation. */
  readonly label: string
  /** How assistive technology reads the current link: a page of its own, or a choice on this page. */
  readonly currentAs: 'page' | 'true'
  readonly links: readonly {
    readonly label: string
    /** Shown after the label. */
    readonly count?: number | undefined
    /** Shown as a dot; the text is for screen readers. */
    readonly fresh?: string | undefined
    readonly to: ComponentProps<typeof Link>['to']
    readonly isCurrent: boolean
  }[]
}

/** A row of pill-shaped links, one of them current. On a phone it may scroll sideways. */
export function PillLinks({ label, currentAs, links }: PillLinksProps) {
  return (
    <nav aria-label={label} className={classes.root}>
      <ul className={classes.list}>
        {links.map(({ label, count, fresh, to, isCurrent }) => (
          <li key={label}>
            <Link
              className={classes.pill}
              data-counted={count !== undefined || undefined}
              to={to}
              aria-current={isCurrent ? currentAs : undefined}
            >
              {label}
              {count !== undefined && <span className={classes.count}>{count}</span>}
              {fresh !== undefined && (
                <>
                  <Badge tone="secondary" className={classes.fresh} aria-hidden="true" />
                  <Spoken>{fresh}</Spoken>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
