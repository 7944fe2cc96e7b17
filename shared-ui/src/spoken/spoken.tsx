import type { ComponentProps } from 'react'
import classes from './spoken.module.css'

/** Text for screen readers only. */
export function Spoken(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.root} />
}
