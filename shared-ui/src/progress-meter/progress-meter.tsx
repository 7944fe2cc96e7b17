import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './progress-meter.module.css'

export interface ProgressMeterProps
  extends Omit<ComponentProps<'progress'>, 'value' | 'max' | 'aria-label' | 'children'> {
  /** From 0 to 1; null while unknown. */
  value: number | null
  /** Names the task. */
  label: string
}

/** Progress of one task, such as an upload. */
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
