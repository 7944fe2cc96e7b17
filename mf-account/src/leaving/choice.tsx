import type { ReactNode } from 'react'
import classes from './leaving.module.css'

interface ChoiceProps {
  readonly heading: string
  readonly action: ReactNode
  readonly children: ReactNode
}

/** One of several options that look alike. */
export function Choice({ heading, action, children }: ChoiceProps) {
  return (
    <div className={classes['choice']}>
      <h4>{heading}</h4>
      <div className={classes['text']}>{children}</div>
      <div className={classes['action']}>{action}</div>
    </div>
  )
}
