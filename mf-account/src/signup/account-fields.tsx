import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { Form } from 'shared-state/form'
import { closeOverlay } from 'shared-state/overlays'
import { useSettings } from 'shared-state/session'
import { DateOfBirth } from 'shared-ui/date-of-birth'
import { linkLook } from 'shared-ui/link'
import { TextField } from 'shared-ui/text-field'
import { EmailField } from '../components/form/email-field.tsx'
import { NewPasswordField } from '../components/form/new-password-field.tsx'
import { useProblemText, useWords } from '../use-words.ts'
import type { SignupValues } from './signup-values.ts'

interface FieldsProps {
  readonly form: Form<SignupValues>
}

/** §3: the first step of a signup: an address, and an age. */
export function FirstFields({ form }: FieldsProps) {
  const t = useWords()
  const { min_age } = useSettings()
  const problemText = useProblemText()
  const { email } = form.values
  const emailField = form.bind('email')
  return (
    <>
      <EmailField
        {...emailField}
        errorMessage={
          emailField.errorMessage === problemText('email_taken') ? (
            <>
              {emailField.errorMessage}{' '}
              <Link
                to={paths.login}
                state={{ email: email.trim() }}
                onClick={() => closeOverlay('signup')}
                {...linkLook()}
              >
                {t('ways.login')}
              </Link>
            </>
          ) : (
            emailField.errorMessage
          )
        }
      />
      <DateOfBirth
        {...form.bind('date_of_birth')}
        label={t('signup.dateOfBirth')}
        description={t('signup.dateOfBirthNote', { min_age })}
        noSuchDateMessage={t('profileFields.noSuchDate')}
        isRequired
        value={form.values.date_of_birth || null}
        onChange={(date) => form.change({ date_of_birth: date ?? '' })}
      />
    </>
  )
}

/** §3: the second step: a name, and a password. */
export function SecondFields({ form }: FieldsProps) {
  const t = useWords()
  const { email, name } = form.values
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
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
    </>
  )
}
