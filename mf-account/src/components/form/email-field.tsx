import { TextField, type TextFieldProps } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'

/** An e-mail address, by default the one that the member logs in with. An empty field says that it is missing. */
export function EmailField({
  errorMessage,
  ...props
}: Omit<TextFieldProps, 'label' | 'type'> & Partial<Pick<TextFieldProps, 'label'>>) {
  const t = useWords()
  const isMissing = errorMessage !== undefined && props.value?.trim() === ''
  return (
    <TextField
      label={t('login.email')}
      name="email"
      // Otherwise a password manager takes another field of the form for the user name.
      autoComplete="username"
      isRequired
      {...props}
      errorMessage={isMissing ? t('login.emailMissing') : errorMessage}
      type="email"
    />
  )
}
