import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ControlBox, controlClasses } from '../field/control-box.tsx'
import { Field, type FieldWords } from '../field/field.tsx'
import { type DecidedByKit, fieldStatus } from '../field/field-status.ts'
import { type PasswordStrength, StrengthMeter } from './strength-meter.tsx'

export interface PasswordFieldProps extends Omit<AriaTextFieldProps, DecidedByKit | 'type'>, FieldWords {
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
  /** Labels of the button that reveals and hides the password. */
  showLabel: string
  hideLabel: string
  /** The password's strength, judged by the caller; undefined while empty. */
  strength?: PasswordStrength | undefined
  /** `new-password` lets a password manager suggest one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password input whose text can be revealed. */
export function PasswordField({
  ref,
  label,
  description,
  errorMessage,
  isLabelHidden,
  className,
  showLabel,
  hideLabel,
  strength,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <AriaTextField
      autoCorrect="off"
      spellCheck="false"
      {...props}
      {...fieldStatus({ isInvalid: props.isInvalid, errorMessage })}
      className={classNames(className)}
      type={isShown ? 'text' : 'password'}
    >
      <Field {...{ label, description, errorMessage, isLabelHidden, isRequired: props.isRequired }}>
        <ControlBox
          action={
            <Button
              variant="quiet"
              size="small"
              isIcon
              aria-label={isShown ? hideLabel : showLabel}
              isDisabled={props.isDisabled ?? false}
              onPress={() => setShown(!isShown)}
            >
              <Icon aria-hidden="true" />
            </Button>
          }
        >
          <Input ref={ref} className={controlClasses.input} autoCapitalize="none" />
        </ControlBox>
        {strength && <StrengthMeter {...strength} />}
      </Field>
    </AriaTextField>
  )
}
