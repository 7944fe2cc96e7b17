import { Button, type ButtonProps } from 'shared-ui/button'
import { classNames } from 'shared-ui/class-names'
import { useHabits } from './habits.ts'
import classes from './keys.module.css'

interface KeyButtonProps extends Omit<ButtonProps, 'size'> {
  /** Presses the button, anywhere on the page. */
  readonly shortcut: string
}

/** A button that shows its key. The page listens to the keys, in one place. */
export function KeyButton({ shortcut, className, children, ...props }: KeyButtonProps) {
  const { decidesByKeys } = useHabits()
  return (
    <Button
      {...props}
      size="small"
      className={classNames(classes.keyButton, className)}
      {...(decidesByKeys && { 'aria-keyshortcuts': shortcut })}
    >
      {children}
      {decidesByKeys && (
        <kbd className={classes.key} aria-hidden="true">
          {shortcut.toUpperCase()}
        </kbd>
      )}
    </Button>
  )
}
