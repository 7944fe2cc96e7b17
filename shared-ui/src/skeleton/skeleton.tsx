import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `picture` is 4:5 like members' photos; `block` takes the size its class gives it. */
  shape?: 'text' | 'heading' | 'circle' | 'picture' | 'block' | undefined
  /** Number of lines of text; the last is shorter. */
  lines?: number | undefined
}

/** A placeholder with the size of the content. Hidden from screen readers: mark the region with `aria-busy`. */
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
