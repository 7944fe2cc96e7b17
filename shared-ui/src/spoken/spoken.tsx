import type { ComponentProps } from 'react'
import classes from './spoken.module.css'

/** Words that are heard and not seen. */
export function Spoken(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.root} />
}
