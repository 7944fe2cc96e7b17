import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './progress-meter.module.css'

export interface ProgressMeterProps
  extends Omit<ComponentProps<'progress'>, 'value' | 'max' | 'aria-label' | 'children'> {
  /** From 0 to 1; null while nothing is known. */
  value: number | null
  /** Names the task in progress. */
  label: string
}

/** How far one piece of work is, such as a file on its way. */
export function ProgressMeter({ value, label, className, ...props }: ProgressMeterProps) {
  return (
    <progress
      {...props}
      {...(value !== null && { value })}
      max={1}
      aria-label={label}
      className={classNames(classes.root, className)}
    />
  )
}
