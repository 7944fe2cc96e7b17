import type { ComponentProps } from 'react'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { classNames } from '../class-names/class-names.ts'
import { Field, type FieldWords } from './field.tsx'
import { fieldStatus } from './field-status.ts'

export interface FieldOfSeveralProps extends ComponentProps<'div'>, FieldWords {
  /** From `useId()`; prefixes the ids of label, description and error. */
  id: string
  isRequired?: boolean | undefined
  isInvalid?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
}

const NO_FINDINGS = { validationErrors: [], validationDetails: {} as ValidityState }

/** The ids of description and error, for an input's `aria-describedby`. */
export function describedBy(id: string, { description, errorMessage }: Partial<FieldWords>) {
  const ids = [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean)
  return ids.join(' ') || undefined
}

/** A labelled group of inputs, for which React Aria has no component. */
export function FieldOfSeveral({
  id,
  label,
  description,
  errorMessage,
  isLabelHidden,
  isRequired,
  isInvalid,
  isDisabled,
  isReadOnly,
  className,
  children,
  ...props
}: FieldOfSeveralProps) {
  const status = fieldStatus({ isInvalid, errorMessage })
  return (
    <LabelContext value={{ id: `${id}-label`, elementType: 'span' }}>
      <TextContext
        value={{ slots: { description: { id: `${id}-description` }, errorMessage: { id: `${id}-error` } } }}
      >
        <FieldErrorContext value={{ ...NO_FINDINGS, isInvalid: status.isInvalid }}>
          <div
            role="group"
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy(id, { description, errorMessage })}
            {...props}
            className={classNames(className)}
            data-invalid={status.isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            data-readonly={isReadOnly || undefined}
            data-required={isRequired || undefined}
          >
            <Field {...{ label, description, errorMessage, isLabelHidden, isRequired }}>{children}</Field>
          </div>
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  )
}
