import { classNames } from '../class-names/class-names.ts'
import classes from './activity-dot.module.css'

export interface ActivityDotProps {
  /** Here now, a full dot, or earlier today, a ring. */
  when: 'now' | 'today'
  className?: string | undefined
}

/** The dot of a member who was here today, in the size of the text. Decorative: words nearby say the same. */
export function ActivityDot({ when, className }: ActivityDotProps) {
  return <span className={classNames(classes.root, className)} data-when={when} aria-hidden="true" />
}
