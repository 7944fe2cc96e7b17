import { type ReactNode, type Ref, useRef } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import { classNames } from '../class-names/class-names.ts'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import { type Focusable, useFocusFirst } from '../field/focus-first.ts'
import classes from './radio.module.css'

type Decided = DecidedByKit | 'value' | 'defaultValue' | 'onChange'

export interface RadioGroupProps<Value extends string = string>
  extends Omit<AriaRadioGroupProps, Decided>,
    FieldWords {
  ref?: Ref<Focusable> | undefined
  className?: string | undefined
  value?: Value | null | undefined
  defaultValue?: Value | null | undefined
  onChange?: ((value: Value) => void) | undefined
  /**
   * `card` draws each option as a card, for important choices such as a package or a payment method; `chip` as a chip, for
   * a few short answers.
   */
  variant?: 'plain' | 'card' | 'chip' | undefined
  /** `Radio`s, each with a `value`. */
  children: ReactNode
}

/** Select one of a few visible options; arrow keys move between them. */
export function RadioGroup<Value extends string = string>({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  value,
  defaultValue,
  onChange,
  variant = 'plain',
  children,
  ...props
}: RadioGroupProps<Value>) {
  const group = useRef<HTMLDivElement>(null)
  useFocusFirst(ref, group)
  return (
    <AriaRadioGroup
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(next) => onChange?.(next as Value)}
      ref={group}
      className={classNames(className)}
    >
      <Field {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}>
        <div className={classes.choices} data-variant={variant} data-orientation={props.orientation}>
          {children}
        </div>
      </Field>
    </AriaRadioGroup>
  )
}
