import { classNames } from '../class-names/class-names.ts'
import classes from './button.module.css'

/** `primary` is the main action of a screen; `quiet` has no background until hovered. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isFullWidth?: boolean | undefined
  /** A round button with one icon; needs an `aria-label`. */
  isIcon?: boolean | undefined
  className?: string | undefined
}

/** Props that style a link as a button: `<Link to="/" {...buttonLook()}>`. */
export function buttonLook({ variant, size, isFullWidth, isIcon, className }: ButtonLook = {}) {
  return {
    className: classNames(classes.root, className),
    'data-variant': variant ?? 'primary',
    'data-size': size ?? 'medium',
    'data-full-width': isFullWidth || undefined,
    'data-icon': isIcon || undefined,
  }
}
