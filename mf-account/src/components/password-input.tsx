import { PasswordField, type PasswordFieldProps } from 'shared-ui/password-field'
import { useWords } from '../use-words.ts'

/** A password of a setting; the words of its button are the same everywhere. */
export function PasswordInput(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useWords()
  return (
    <PasswordField
      isRequired
      {...props}
      showLabel={t('login.showPassword')}
      hideLabel={t('login.hidePassword')}
    />
  )
}
