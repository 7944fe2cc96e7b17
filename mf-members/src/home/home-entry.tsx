import { ChevronRight } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import classes from './home.module.css'

interface HomeEntryProps {
  readonly to: string
  readonly icon: ReactNode
  readonly name: string
  readonly children: ReactNode
}

/** A large link to a game, with a sentence about it. */
export function HomeEntry({ to, icon, name, children }: HomeEntryProps) {
  return (
    <Link className={classes['entry']} to={to}>
      <span className={classes['icon']} aria-hidden="true">
        {icon}
      </span>
      <span className={classes['words']}>
        <strong className={classes['name']}>{name}</strong>
        <span className={classes['text']}>{children}</span>
      </span>
      <ChevronRight className={classes['on']} aria-hidden="true" />
    </Link>
  )
}
