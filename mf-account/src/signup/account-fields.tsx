import type { Form } from 'shared-state/form'
import { useSettings } from 'shared-state/session'
import { DateOfBirth } from 'shared-ui/date-of-birth'
import { TextField } from 'shared-ui/text-field'
import { EmailField } from '../components/form/email-field.tsx'
import { NewPasswordField } from '../components/form/new-password-field.tsx'
import { useWords } from '../use-words.ts'
import type { SignupValues } from './signup-values.ts'

/** §3: the fields of an account. */
export function AccountFields({ form }: { readonly form: Form<SignupValues> }) {
  const t = useWords()
  const { min_age } = useSettings()
  const { email, name } = form.values
  return (
    <>
      <EmailField {...form.bind('email')} />
      <TextField
        {...form.bind('name')}
        label={t('signup.name')}
        description={t('signup.nameNote')}
        autoComplete="nickname"
        isRequired
      />
      <NewPasswordField
        {...form.bind('password')}
        label={t('login.password')}
        description={t('newPassword.note')}
        owner={{ email, name }}
      />
      <DateOfBirth
        {...form.bind('date_of_birth')}
        label={t('signup.dateOfBirth')}
        description={t('signup.dateOfBirthNote', { min_age })}
        isRequired
        value={form.values.date_of_birth || null}
        onChange={(date) => form.change({ date_of_birth: date ?? '' })}
      />
    </>
  )
}
