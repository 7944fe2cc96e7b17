import { type ReactNode, type Ref, useRef } from 'react'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup'
import { classNames } from '../class-names/class-names.ts'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import { type Focusable, useFocusFirst } from '../field/focus-first.ts'
import classes from './checkbox-group.module.css'

export interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, DecidedByKit>, FieldWords {
  ref?: Ref<Focusable> | undefined
  className?: string | undefined
  /** Checkboxes, each with a `value`. */
  children: ReactNode
}

/** Choose any number of a few options. */
export function CheckboxGroup({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  children,
  ...props
}: CheckboxGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  useFocusFirst(ref, group)
  return (
    <AriaCheckboxGroup
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      ref={group}
      className={classNames(className)}
    >
      <Field {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}>
        <div className={classes.boxes}>{children}</div>
      </Field>
    </AriaCheckboxGroup>
  )
}
