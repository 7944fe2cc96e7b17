import { PasswordField, type PasswordFieldProps } from 'shared-ui/password-field'
import { useWords } from '../../use-words.ts'

/** A password field with this remote's words for the show button. */
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
