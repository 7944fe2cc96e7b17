import { TextField, type TextFieldProps } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'

/** An e-mail address, by default the one that the member logs in with. */
export function EmailField(
  props: Omit<TextFieldProps, 'label' | 'type'> & Partial<Pick<TextFieldProps, 'label'>>,
) {
  const t = useWords()
  return (
    <TextField
      label={t('login.email')}
      name="email"
      // Otherwise a password manager takes another field of the form for the user name.
      autoComplete="username"
      isRequired
      {...props}
      type="email"
    />
  )
}
