import type { ReactNode, Ref } from 'react'
import {
  RadioField as AriaRadio,
  type RadioFieldProps as AriaRadioProps,
  RadioButton,
} from 'react-aria-components/RadioGroup'
import { classNames } from '../class-names/class-names.ts'
import { drawnInput } from '../field/drawn-input.ts'
import { FieldDescription } from '../field/field.tsx'
import classes from './radio.module.css'

export interface RadioProps
  extends Omit<AriaRadioProps, 'children' | 'className' | 'style' | 'render' | 'slot' | 'inputRef'> {
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  /** The label. */
  children: ReactNode
  description?: ReactNode
  /** At the end of a card. */
  icon?: ReactNode
  /** Whether a finer option that stands inside this one is selected, so that it looks selected, too. */
  holdsSelected?: boolean | undefined
}

/** One option of a `RadioGroup`; its description is clickable, too. */
export function Radio({ ref, children, description, icon, holdsSelected, className, ...props }: RadioProps) {
  return (
    <AriaRadio
      {...props}
      {...(ref && { inputRef: ref })}
      data-holds-selected={holdsSelected || undefined}
      className={classNames(classes.choice, drawnInput.area, className)}
    >
      <RadioButton className={classNames(classes.button, drawnInput.button)}>
        <span className={classes.dot} aria-hidden="true" />
        <span className={classes.label}>{children}</span>
      </RadioButton>
      {description && (
        <div className={classes.below}>
          <FieldDescription>{description}</FieldDescription>
        </div>
      )}
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
    </AriaRadio>
  )
}
