import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import classes from './field.module.css'

/** The words around a control; every field of the kit takes them. */
export interface FieldWords {
  label: ReactNode
  /** Help with filling in the field. It is above the control, where no on-screen keyboard covers it. */
  description?: ReactNode
  /** Shown below the control, which is then invalid. */
  errorMessage?: ReactNode
  /** Leaves the label to screen readers, where a heading or an icon says the same. */
  isLabelHidden?: boolean | undefined
}

export interface FieldProps extends FieldWords {
  isRequired?: boolean | undefined
  /** At the end of the label's line: the value of a slider. */
  aside?: ReactNode
  /** Below the control, beside the error: a counter. */
  footer?: ReactNode
  children: ReactNode
}

/** The shell of a control. It stands inside a field of React Aria, which connects the words with the control. */
export function Field({
  label,
  description,
  errorMessage,
  isLabelHidden,
  isRequired,
  aside,
  footer,
  children,
}: FieldProps) {
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <Label className={isLabelHidden ? classes.spoken : classes.label}>
          {label}
          {isRequired && (
            <span className={classes.mark} aria-hidden="true">
              {' *'}
            </span>
          )}
        </Label>
        {aside}
      </div>
      <FieldDescription>{description}</FieldDescription>
      {children}
      <div className={classes.line}>
        <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
        {footer}
      </div>
    </div>
  )
}

/** The description of a control that renders its label itself. */
export function FieldDescription({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Text slot="description" className={classes.description}>
      {children}
    </Text>
  )
}

/** The icon says that it is an error, to whoever cannot tell the colours apart. */
export function FieldErrorMessage({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <FieldError className={classes.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </FieldError>
  )
}
