import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from '../class-names/class-names.ts'
import { ControlBox, controlClasses } from '../field/control-box.tsx'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import type { PendingProps } from '../field/pending.tsx'

export interface TextFieldProps extends Omit<AriaTextFieldProps, DecidedByKit>, FieldWords, PendingProps {
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  /** An example, never the label: it disappears once something is typed. */
  placeholder?: string | undefined
  icon?: ReactNode
}

/** A single-line text input; `type`, `inputMode` and `autoComplete` choose a phone's keyboard and its suggestions. */
export function TextField({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  placeholder,
  icon,
  isPending,
  pendingLabel,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      className={classNames(className)}
    >
      <Field {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}>
        <ControlBox {...{ icon, isPending, pendingLabel }}>
          <Input ref={ref} className={controlClasses.input} {...(placeholder && { placeholder })} />
        </ControlBox>
      </Field>
    </AriaTextField>
  )
}
