import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { PendingDots } from '../pending-dots/pending-dots.tsx'
import classes from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonLook {
  children?: ReactNode
  /** Announced while `isPending`, after the button's label. */
  pendingLabel?: string | undefined
}

/** A button; while `isPending` it keeps its width and focus, and ignores presses. */
export function Button({
  variant,
  size,
  isFullWidth,
  isIcon,
  className,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} {...buttonLook({ variant, size, isFullWidth, isIcon, className })}>
      {children}
      {props.isPending && <PendingDots className={classes.dots}> {pendingLabel}</PendingDots>}
    </AriaButton>
  )
}
