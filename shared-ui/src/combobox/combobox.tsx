import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ControlBox, controlClasses } from '../field/control-box.tsx'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import type { PendingProps } from '../field/pending.tsx'
import { type Option, OptionList } from '../option-list/option-list.tsx'
import classes from './combobox.module.css'

type Decided = DecidedByKit | 'items' | 'defaultItems' | 'value' | 'defaultValue' | 'onChange'
type Replaced = 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange' | 'selectionMode'

export interface ComboboxProps<Id extends string = string>
  extends Omit<AriaComboBoxProps<Option>, Decided | Replaced>,
    FieldWords,
    PendingProps {
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  placeholder?: string | undefined
  icon?: ReactNode
  options: readonly Option<Id>[]
  /** The caller filters the options by the input (`onInputChange`), for example on a server. */
  isFilteredByCaller?: boolean | undefined
  value?: Id | null | undefined
  defaultValue?: Id | null | undefined
  onChange?: ((value: Id | null) => void) | undefined
  /** Shown in the list when no option matches. */
  emptyText: ReactNode
}

/** Select one of many options by typing part of its label; ignores case and accents. */
export function Combobox<Id extends string = string>({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  placeholder,
  icon,
  options,
  isFilteredByCaller,
  value,
  defaultValue,
  onChange,
  emptyText,
  isPending,
  pendingLabel,
  ...props
}: ComboboxProps<Id>) {
  return (
    <AriaComboBox
      allowsEmptyCollection
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      {...(isFilteredByCaller ? { items: options } : { defaultItems: options })}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(key) => onChange?.(key as Id | null)}
      className={classNames(classes.root, className)}
    >
      <Field {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}>
        <ControlBox
          {...{ icon, isPending, pendingLabel }}
          action={
            <Button variant="quiet" size="small" isIcon className={classes.open}>
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        >
          <Input ref={ref} className={controlClasses.input} {...(placeholder && { placeholder })} />
        </ControlBox>
        <OptionList emptyText={isPending ? pendingLabel : emptyText} />
      </Field>
    </AriaComboBox>
  )
}
