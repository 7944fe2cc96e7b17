import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `picture` is 4:5 like the members' photos; `block` fills the place that its class gives it. */
  shape?: 'text' | 'heading' | 'circle' | 'picture' | 'block' | undefined
  /** How many lines of text; the last is shorter. */
  lines?: number | undefined
}

/** Stands where content will come, in its size. Unspoken: mark the region itself with `aria-busy`. */
export function Skeleton({ shape = 'text', lines = 1, className, ...props }: SkeletonProps) {
  const bones = Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className={classes.bone}
      data-shape={shape}
      data-last={(lines > 1 && line === lines - 1) || undefined}
    />
  ))
  return (
    <span {...props} aria-hidden="true" className={classNames(classes.root, className)} data-shape={shape}>
      {bones}
    </span>
  )
}
