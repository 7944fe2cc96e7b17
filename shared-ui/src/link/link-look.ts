import { classNames } from '../class-names/class-names.ts'
import classes from './link.module.css'

export interface LinkLook {
  /** `quiet` stands back, as in a footer; `inherit` takes the colour of what it stands on. */
  variant?: 'default' | 'quiet' | 'inherit' | undefined
  /** Outside of a sentence: as high as a finger needs. */
  isStandalone?: boolean | undefined
  className?: string | undefined
}

/** The properties that make an element look like a link, for the router's: `<Link to="/" {...linkLook()}>`. */
export function linkLook({ variant, isStandalone, className }: LinkLook = {}) {
  return {
    className: classNames(classes.root, className),
    'data-variant': variant ?? 'default',
    'data-standalone': isStandalone || undefined,
  }
}
