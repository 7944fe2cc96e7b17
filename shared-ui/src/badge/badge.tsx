import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'primary' | 'secondary' | 'success' | 'warning' | 'danger' | undefined
  /** `soft` marks a state beside text; `solid` draws attention, as a count of unread messages does. */
  look?: 'solid' | 'soft' | undefined
}

/** A count or a word; a dot without children. */
export function Badge({ tone = 'neutral', look = 'solid', className, ...props }: BadgeProps) {
  return <span {...props} className={classNames(classes.root, className)} data-tone={tone} data-look={look} />
}
