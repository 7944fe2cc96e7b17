import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select'
import { classNames } from '../class-names/class-names.ts'
import { controlClasses } from '../field/control-box.tsx'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import type { PendingProps } from '../field/pending.tsx'
import { Pending } from '../field/pending.tsx'
import { type Option, OptionList } from '../option-list/option-list.tsx'
import classes from './select.module.css'

type Decided = DecidedByKit | 'items' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'
type Replaced = 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange' | 'selectionMode'

export interface SelectProps<Id extends string = string>
  extends Omit<AriaSelectProps<Option>, Decided | Replaced>,
    FieldWords,
    PendingProps {
  /** The button that opens the list; a form focuses it. */
  ref?: Ref<HTMLButtonElement> | undefined
  className?: string | undefined
  options: readonly Option<Id>[]
  value?: Id | null | undefined
  defaultValue?: Id | null | undefined
  onChange?: ((value: Id | null) => void) | undefined
  /** Shown while nothing is selected. */
  placeholder: string
  /** Shown in the list while it is empty. */
  emptyText?: ReactNode
}

/** Select one of a few options; for many, use a combobox. */
export function Select<Id extends string = string>({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  options,
  value,
  defaultValue,
  onChange,
  emptyText,
  isPending,
  pendingLabel,
  ...props
}: SelectProps<Id>) {
  return (
    <AriaSelect
      allowsEmptyCollection={emptyText !== undefined || isPending === true}
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(key) => onChange?.(key as Id | null)}
      className={classNames(classes.root, className)}
    >
      <Field {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}>
        <div className={classes.control}>
          <Button ref={ref} className={classNames(controlClasses.box, classes.trigger)}>
            <SelectValue className={classNames(classes.value)} />
            <ChevronDown className={classes.chevron} aria-hidden="true" />
          </Button>
          <span className={classes.pending}>
            <Pending isPending={isPending} pendingLabel={pendingLabel} />
          </span>
        </div>
        <OptionList options={options} emptyText={isPending ? pendingLabel : emptyText} />
      </Field>
    </AriaSelect>
  )
}
