import { type ReactNode, useId } from 'react'
import { classNames } from 'shared-ui/class-names'
import { useHabits } from './habits.ts'
import classes from './keys.module.css'

interface Choice {
  readonly id: string
  readonly label: string
}

interface NumberedChoiceProps<Chosen extends Choice> {
  readonly label: string
  readonly choices: readonly Chosen[]
  /** The id of the one that holds, null as long as none does; without it, each press acts at once. */
  readonly picked?: Chosen['id'] | null
  readonly onPick: (choice: Chosen) => void
  /** Stands at the end of the row. */
  readonly children?: ReactNode
}

/** A row of short choices, each with the number that picks it. */
export function NumberedChoice<Chosen extends Choice>({
  label,
  choices,
  picked,
  onPick,
  children,
}: NumberedChoiceProps<Chosen>) {
  const id = useId()
  const { decidesByKeys } = useHabits()
  return (
    <div role="group" aria-labelledby={id} className={classes.choice}>
      <span id={id} className={classes.choiceLabel}>
        {label}
      </span>
      {choices.map((choice, index) => (
        <button
          key={choice.id}
          type="button"
          className={classNames(classes.chip)}
          {...(picked !== undefined && { 'aria-pressed': choice.id === picked })}
          {...(decidesByKeys && index < 9 && { 'aria-keyshortcuts': String(index + 1) })}
          onClick={() => onPick(choice)}
        >
          {decidesByKeys && index < 9 && (
            <kbd className={classes.key} aria-hidden="true">
              {index + 1}
            </kbd>
          )}
          {choice.label}
        </button>
      ))}
      {children}
    </div>
  )
}
