import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import classes from './field.module.css'

/** The texts around a control; every field of the kit takes them. */
export interface FieldWords {
  label: ReactNode
  /** Help text, above the control, where a phone's keyboard does not cover it. */
  description?: ReactNode
  /** Shown below the control and marks it invalid. */
  errorMessage?: ReactNode
  /** Hides the label visually, where a heading or an icon says the same. */
  isLabelHidden?: boolean | undefined
}

export interface FieldProps extends FieldWords {
  isRequired?: boolean | undefined
  /** At the end of the label's line, such as a slider's value. */
  aside?: ReactNode
  /** Below the control, beside the error, such as a counter. */
  footer?: ReactNode
  children: ReactNode
}

/** Lays out a control with its texts, inside a React Aria field, which connects them. */
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

/** The help text of a control that draws its own label. */
export function FieldDescription({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Text slot="description" className={classes.description}>
      {children}
    </Text>
  )
}

/** The icon marks an error for people who cannot tell the colours apart. */
export function FieldErrorMessage({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <FieldError className={classes.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </FieldError>
  )
}
