import { classNames } from '../class-names/class-names.ts'
import classes from './button.module.css'

/** `primary` is the one clear action of a screen; `quiet` has no ground until it is pointed at. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isFullWidth?: boolean | undefined
  /** A round button that holds one icon; it needs an `aria-label`. */
  isIcon?: boolean | undefined
  className?: string | undefined
}

/** The properties that make an element look like a button, for a link: `<Link to="/" {...buttonLook()}>`. */
export function buttonLook({ variant, size, isFullWidth, isIcon, className }: ButtonLook = {}) {
  return {
    className: classNames(classes.root, className),
    'data-variant': variant ?? 'primary',
    'data-size': size ?? 'medium',
    'data-full-width': isFullWidth || undefined,
    'data-icon': isIcon || undefined,
  }
}
