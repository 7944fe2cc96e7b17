import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  CheckboxField as AriaCheckbox,
  type CheckboxFieldProps as AriaCheckboxProps,
  CheckboxButton,
} from 'react-aria-components/Checkbox'
import { classNames } from '../class-names/class-names.ts'
import { drawnInput } from '../field/drawn-input.ts'
import { FieldDescription, FieldErrorMessage } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import { LabelText } from '../field/label-text.tsx'
import classes from './checkbox.module.css'

export interface CheckboxProps extends Omit<AriaCheckboxProps, DecidedByKit | 'inputRef'> {
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  /** The label; a link in it opens without ticking the box. */
  children: ReactNode
  description?: ReactNode
  errorMessage?: ReactNode
}

/** A checkbox, alone or in a `CheckboxGroup` (then with a `value`). */
export function Checkbox({ ref, children, description, errorMessage, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      {...(ref && { inputRef: ref })}
      className={classNames(classes.root, className)}
    >
      <CheckboxButton className={classNames(classes.button, drawnInput.area, drawnInput.button)}>
        <span className={classes.box} aria-hidden="true">
          {props.isIndeterminate ? <Minus /> : <Check />}
        </span>
        <LabelText isRequired={props.isRequired}>{children}</LabelText>
      </CheckboxButton>
      <div className={classes.below}>
        <FieldDescription>{description}</FieldDescription>
        <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
      </div>
    </AriaCheckbox>
  )
}
