import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  SwitchField as AriaSwitch,
  type SwitchFieldProps as AriaSwitchProps,
  SwitchButton,
} from 'react-aria-components/Switch'
import { classNames } from '../class-names/class-names.ts'
import { drawnInput } from '../field/drawn-input.ts'
import { FieldDescription, FieldErrorMessage } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import { LabelText } from '../field/label-text.tsx'
import type { PendingProps } from '../field/pending.tsx'
import { Pending } from '../field/pending.tsx'
import classes from './switch.module.css'

export interface SwitchProps
  extends Omit<AriaSwitchProps, DecidedByKit | 'inputRef' | 'isRequired'>,
    PendingProps {
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  /** The label. */
  children: ReactNode
  description?: ReactNode
  errorMessage?: ReactNode
}

/** A setting that takes effect at once; read-only while `isPending`. */
export function Switch({
  ref,
  children,
  description,
  errorMessage,
  className,
  isPending,
  pendingLabel,
  ...props
}: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      {...(ref && { inputRef: ref })}
      isReadOnly={props.isReadOnly || isPending || false}
      className={classNames(classes.root, className)}
    >
      <SwitchButton className={classNames(classes.button, drawnInput.area, drawnInput.button)}>
        <LabelText>{children}</LabelText>
        <span className={classes.track} data-pending={isPending || undefined} aria-hidden="true">
          <span className={classes.handle}>
            <Check />
          </span>
        </span>
      </SwitchButton>
      <div className={classes.pending}>
        <Pending isPending={isPending} pendingLabel={pendingLabel} />
      </div>
      <div className={classes.below}>
        <FieldDescription>{description}</FieldDescription>
        <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
      </div>
    </AriaSwitch>
  )
}
