import { classNames } from '../class-names/class-names.ts'
import classes from './link.module.css'

export interface LinkLook {
  /** `quiet` is less prominent, as in a footer; `inherit` takes the surrounding colour. */
  variant?: 'default' | 'quiet' | 'inherit' | undefined
  /** For a link outside a sentence: tall enough for a finger. */
  isStandalone?: boolean | undefined
  className?: string | undefined
}

/** Props that style the router's link: `<Link to="/" {...linkLook()}>`. */
export function linkLook({ variant, isStandalone, className }: LinkLook = {}) {
  return {
    className: classNames(classes.root, className),
    'data-variant': variant ?? 'default',
    'data-standalone': isStandalone || undefined,
  }
}
