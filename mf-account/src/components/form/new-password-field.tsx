import { PasswordField, type PasswordFieldProps } from 'shared-ui/password-field'
import { useWords } from '../../use-words.ts'
import { passwordStrength } from './password-strength.ts'

interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'autoComplete' | 'showLabel' | 'hideLabel' | 'strength' | 'value'> {
  readonly value: string
  /** The owner, as far as known: the password must not be their name or address. */
  readonly owner: Parameters<typeof passwordStrength>[1]
}

/** A field for a new password, with a strength meter. */
export function NewPasswordField({ owner, value, ...props }: NewPasswordFieldProps) {
  const t = useWords()
  const level = passwordStrength(value, owner)
  return (
    <PasswordField
      name="password"
      isRequired
      {...props}
      value={value}
      autoComplete="new-password"
      showLabel={t('login.showPassword')}
      hideLabel={t('login.hidePassword')}
      // An error says the same.
      strength={
        value === '' || props.errorMessage ? undefined : { level, label: t(`newPassword.strength.${level}`) }
      }
    />
  )
}
