import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './progress-bar.module.css'

/**
 * `running` advances for five seconds and waits near the end; `done` fills the bar and fades it out; `idle` hides it
 * at once, as when a navigation is cancelled.
 */
export type ProgressState = 'idle' | 'running' | 'done'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: ProgressState
  /** Names the task. */
  label: string
}

/** The thin bar on top of the page while the next one loads; always mounted, so that it can fade out. */
export function ProgressBar({ state, label, className, ...props }: ProgressBarProps) {
  return (
    <div
      {...props}
      className={classNames(classes.root, className)}
      data-state={state}
      role="progressbar"
      aria-label={label}
      aria-hidden={state !== 'running'}
    >
      <div className={classes.bar} />
    </div>
  )
}
