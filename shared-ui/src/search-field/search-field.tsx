import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ControlBox, controlClasses } from '../field/control-box.tsx'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import type { PendingProps } from '../field/pending.tsx'
import classes from './search-field.module.css'

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, DecidedByKit>, FieldWords, PendingProps {
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  placeholder?: string | undefined
  /** Label of the button that clears the field; Escape clears it, too. */
  clearLabel: string
}

/** A search input: Enter submits, Escape clears. */
export function SearchField({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  placeholder,
  clearLabel,
  isPending,
  pendingLabel,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      className={classNames(classes.root, className)}
    >
      <Field {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}>
        <ControlBox
          {...{ isPending, pendingLabel }}
          icon={<Search />}
          action={
            <Button variant="quiet" size="small" isIcon aria-label={clearLabel} className={classes.clear}>
              <X aria-hidden="true" />
            </Button>
          }
        >
          <Input ref={ref} className={controlClasses.input} {...(placeholder && { placeholder })} />
        </ControlBox>
      </Field>
    </AriaSearchField>
  )
}
