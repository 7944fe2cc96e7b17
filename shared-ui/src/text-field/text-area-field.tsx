import { type Ref, useState } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from '../class-names/class-names.ts'
import { ControlBox, controlClasses } from '../field/control-box.tsx'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import type { PendingProps } from '../field/pending.tsx'
import { CharacterCounter } from './character-counter.tsx'

export interface TextAreaFieldProps
  extends Omit<AriaTextFieldProps, DecidedByKit | 'type' | 'maxLength'>,
    FieldWords,
    PendingProps {
  ref?: Ref<HTMLTextAreaElement> | undefined
  className?: string | undefined
  placeholder?: string | undefined
  /** Shows a counter. Longer text is allowed but marked, since the browser's own limit truncates pasted text silently. */
  maxLength?: number | undefined
  /** Announced near the limit, with the characters left; negative if there are too many. */
  remainingLabel?: ((remaining: number) => string) | undefined
}

/** A multi-line text input that grows with its content. */
export function TextAreaField({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  placeholder,
  maxLength,
  remainingLabel,
  isPending,
  pendingLabel,
  value,
  defaultValue = '',
  onChange,
  ...props
}: TextAreaFieldProps) {
  const [typed, setTyped] = useState(defaultValue)
  const text = value ?? typed
  const isTooLong = maxLength !== undefined && text.length > maxLength
  return (
    <AriaTextField
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid || isTooLong, errorMessage })}
      className={classNames(className)}
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange?.(next)
      }}
    >
      <Field
        {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}
        footer={
          maxLength !== undefined && (
            <CharacterCounter length={text.length} maxLength={maxLength} remainingLabel={remainingLabel} />
          )
        }
      >
        <ControlBox {...{ isPending, pendingLabel }}>
          <TextArea ref={ref} className={controlClasses.lines} placeholder={placeholder} rows={3} />
        </ControlBox>
      </Field>
    </AriaTextField>
  )
}
