import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './fact-chips.module.css'

interface Fact {
  readonly label: string
  readonly value: string
  /** Whether the value says enough without its label, which only screen readers hear then. */
  readonly isPlain?: boolean | undefined
}

export interface FactChipsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  readonly facts: readonly Fact[]
}

/** Short facts about somebody, each as a chip. */
export function FactChips({ facts, className, ...props }: FactChipsProps) {
  return (
    <dl {...props} className={classNames(classes.root, className)}>
      {facts.map(({ label, value, isPlain }) => (
        <div key={label} className={classes.fact}>
          <dt className={isPlain ? classes.unseen : classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
