import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './choice.module.css'

export interface ChoiceProps extends ComponentProps<'div'> {
  heading: ReactNode
  headingLevel?: 3 | 4 | undefined
  /** The button or link that makes the choice, at the foot. */
  action: ReactNode
}

/** One of several options that look alike. In a grid, their actions line up. */
export function Choice({ heading, headingLevel = 4, action, className, children, ...props }: ChoiceProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...props} className={classNames(classes.root, className)}>
      <Heading className={classes.heading}>{heading}</Heading>
      <div className={classes.text}>{children}</div>
      <div className={classes.action}>{action}</div>
    </div>
  )
}
