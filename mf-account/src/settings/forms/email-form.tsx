import { isEmail, requestMailChange } from 'contracts'
import { call } from 'shared-state/api'
import { EmailField } from '../../components/email-field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { useFields } from '../../components/use-fields.ts'
import { keepInAccount } from '../../queries/keep-account.ts'
import { useWords } from '../../use-words.ts'
import type { FormWays } from './editable.tsx'
import { SettingForm } from './setting-form.tsx'

/** Another address, by the password: the mail with the link goes to the new one. */
export function EmailForm({ current, onDone, onCancel }: FormWays & { readonly current: string }) {
  const t = useWords()
  const { bind, submit, trouble, isPending } = useFields({
    fields: ['email', 'password'],
    problemsOf: ({ email, password }) => ({
      ...((!isEmail(email) || isSame(email, current)) && { email: 'invalid_new_email' }),
      ...(password === '' && { password: 'old_password_wrong' }),
    }),
    send: (body) => call(requestMailChange, { body }),
    onDone({ sent_to }) {
      keepInAccount({ pending_email: sent_to })
      onDone()
    },
  })
  return (
    <SettingForm
      onSubmit={submit}
      submitLabel={t('settings.email.submit')}
      {...{ trouble, isPending, onCancel }}
    >
      <EmailField
        {...bind('email')}
        label={t('settings.email.new')}
        description={t('settings.email.newNote')}
        autoComplete="email"
      />
      <PasswordInput {...bind('password')} label={t('login.password')} autoComplete="current-password" />
    </SettingForm>
  )
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
