import { BlockSubtitle, BlockTitle } from '../../block/block-title.tsx'
import { type StepIcon, stepIcons } from './step-icons.ts'
import classes from './steps.module.css'

interface StepsProps {
  readonly title: string
  readonly steps: readonly { readonly icon: StepIcon; readonly title: string; readonly text: string }[]
}

/** How it works, step by step. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section>
      <BlockTitle>{title}</BlockTitle>
      <ol className={classes.list} role="list">
        {steps.map((step, index) => {
          const Icon = stepIcons[step.icon]
          return (
            // Two steps may have the same words.
            <li key={index} className={classes.step}>
              <span className={classes.icon} aria-hidden="true">
                <Icon strokeWidth={1.75} />
              </span>
              <BlockSubtitle>{step.title}</BlockSubtitle>
              <p>{step.text}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
