import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './progress-steps.module.css'

export interface ProgressStepsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of each step; a narrow page shows only the current one. */
  steps: readonly string[]
  /** Index of the current step. */
  current: number
  /** The position in words, such as "Step 2 of 5". */
  label: string
}

/** Progress through a form of several steps. */
export function ProgressSteps({ steps, current, label, className, ...props }: ProgressStepsProps) {
  const state = (step: number) => (step < current ? 'done' : step === current ? 'current' : 'ahead')
  return (
    <div {...props} className={classNames(classes.root, className)}>
      <p className={classes.label}>
        {label}
        <strong className={classes.now} aria-hidden="true">
          {steps[current]}
        </strong>
      </p>
      <ol className={classes.steps} aria-label={label}>
        {steps.map((name, step) => (
          <li
            key={name}
            className={classes.step}
            data-state={state(step)}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classes.name}>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
