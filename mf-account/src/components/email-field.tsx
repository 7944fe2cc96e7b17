import { TextField, type TextFieldProps } from 'shared-ui/text-field'
import { useWords } from '../use-words.ts'

/** Somebody's e-mail address: unless it is said otherwise, the one that they log in with. */
export function EmailField(
  props: Omit<TextFieldProps, 'label' | 'type'> & Partial<Pick<TextFieldProps, 'label'>>,
) {
  const t = useWords()
  return (
    <TextField
      label={t('login.email')}
      name="email"
      // For the password manager, which would take another field of the form for the name.
      autoComplete="username"
      isRequired
      {...props}
      type="email"
    />
  )
}
