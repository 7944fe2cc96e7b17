import { changePassword, getSessions } from 'contracts'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { useFields } from '../../components/use-fields.ts'
import { useWords } from '../../use-words.ts'
import type { FormWays } from './editable.tsx'
import { passwordProblems } from './password-problems.ts'
import { SettingForm } from './setting-form.tsx'

/** The old password, and the new one twice. */
export function PasswordForm({ email, onDone, onCancel }: FormWays & { readonly email: string }) {
  const t = useWords()
  const name = useUser()?.profile.name ?? ''
  const { bind, submit, trouble, isPending } = useFields({
    fields: ['old_password', 'password', 'password_again'],
    problemsOf: (entered) => passwordProblems(entered, { email, name }),
    send: (body) => call(changePassword, { body }),
    onDone() {
      void queryClient.invalidateQueries({ queryKey: endpointQuery(getSessions).queryKey })
      onDone()
    },
  })
  return (
    <SettingForm
      onSubmit={submit}
      submitLabel={t('settings.password.submit')}
      {...{ trouble, isPending, onCancel }}
    >
      {/* So that a password manager knows whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...bind('old_password')}
        label={t('settings.password.old')}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...bind('password')}
        label={t('newPassword.label')}
        description={t('newPassword.note')}
        owner={{ email, name }}
      />
      <PasswordInput {...bind('password_again')} label={t('newPassword.again')} autoComplete="new-password" />
    </SettingForm>
  )
}
