import type { ComponentProps } from 'react'
import { classNames } from 'shared-ui/class-names'
import classes from './stage.module.css'

interface StageProps extends ComponentProps<'section'> {
  /** Two coloured lights on the ground; by default the page has a ground of its own. */
  readonly light?: 'day' | 'night'
}

/** A part of a landing page that fills the screen below the top bar. */
export function Stage({ light, className, ...props }: StageProps) {
  return (
    <section
      {...props}
      className={classNames(classes.root, className)}
      data-part="stage"
      data-light={light}
    />
  )
}
