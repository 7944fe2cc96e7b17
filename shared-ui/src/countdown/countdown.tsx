import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './countdown.module.css'
import { countdownParts } from './countdown-parts.ts'
import { type CountdownOptions, useCountdown } from './use-countdown.ts'

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'>, CountdownOptions {
  /** Milliseconds since the epoch. */
  deadline: number
  /** `boxes` is a display of its own; `plain` fits in a line of text. */
  look?: 'plain' | 'boxes' | undefined
  /** Labels below the boxes. */
  units?: { hours: string; minutes: string; seconds: string } | undefined
}

const unitNames = ['hours', 'minutes', 'seconds'] as const
const unknown = ['--', '--', '--'] as const

/** Hours, minutes and seconds until a deadline. Readable by screen readers, but not announced each second. */
export function Countdown({
  deadline,
  now,
  onEnd,
  look = 'plain',
  units,
  className,
  ...props
}: CountdownProps) {
  const seconds = useCountdown(deadline, { now, onEnd })
  const parts = seconds === null ? unknown : countdownParts(seconds)
  return (
    <span role="timer" {...props} className={classNames(classes.root, className)} data-look={look}>
      {unitNames.map((name, index) => (
        <span key={name} className={classes.part}>
          {index > 0 && <span className={classes.colon}>:</span>}
          <span className={classes.digits}>{parts[index]}</span>
          {look === 'boxes' && units && <span className={classes.unit}>{units[name]}</span>}
        </span>
      ))}
    </span>
  )
}
