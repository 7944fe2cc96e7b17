import { useSettings } from 'shared-state/session'
import { DateOfBirth } from 'shared-ui/date-of-birth'
import { TextField } from 'shared-ui/text-field'
import { EmailField } from '../components/email-field.tsx'
import { NewPasswordField } from '../components/new-password-field.tsx'
import type { useFieldChecks } from '../components/use-field-checks.ts'
import { useWords } from '../use-words.ts'

type Field = 'email' | 'name' | 'password' | 'date_of_birth'

interface AccountFieldsProps {
  readonly draft: Readonly<Record<Field, string>>
  readonly checks: Pick<ReturnType<typeof useFieldChecks<Field>>, 'of'>
  readonly onChange: (changes: Partial<Record<Field, string>>) => void
}

/** §3: what an account is made of. */
export function AccountFields({ draft, checks, onChange }: AccountFieldsProps) {
  const t = useWords()
  const { min_age } = useSettings()
  const { email, name, password, date_of_birth } = draft
  return (
    <>
      <EmailField
        {...checks.of('email', email)}
        value={email}
        onChange={(value) => onChange({ email: value })}
      />
      <TextField
        {...checks.of('name', name)}
        label={t('signup.name')}
        description={t('signup.nameNote')}
        name="name"
        autoComplete="nickname"
        isRequired
        value={name}
        onChange={(value) => onChange({ name: value })}
      />
      <NewPasswordField
        {...checks.of('password', password)}
        label={t('login.password')}
        description={t('newPassword.note')}
        owner={{ email, name }}
        value={password}
        onChange={(value) => onChange({ password: value })}
      />
      <DateOfBirth
        {...checks.of('date_of_birth', date_of_birth)}
        label={t('signup.dateOfBirth')}
        description={t('signup.dateOfBirthNote', { min_age })}
        name="date_of_birth"
        isRequired
        value={date_of_birth || null}
        onChange={(value) => onChange({ date_of_birth: value ?? '' })}
      />
    </>
  )
}
