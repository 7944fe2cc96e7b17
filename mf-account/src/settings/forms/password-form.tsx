import { changePassword } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { NewPasswordField } from '../../components/form/new-password-field.tsx'
import { PasswordInput } from '../../components/form/password-input.tsx'
import { problemTexts } from '../../components/form/problem-texts.ts'
import { useAccountForm } from '../../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import { sessionsQuery } from '../queries/sessions-query.ts'
import type { FormActions } from './editable.tsx'
import { passwordProblems } from './password-problems.ts'
import { SettingForm } from './setting-form.tsx'

/** The old password, and the new one twice. */
export function PasswordForm({ email, onDone, onCancel }: FormActions & { readonly email: string }) {
  const t = useWords()
  const name = useUser()?.profile.name ?? ''
  const problemText = useProblemText()
  const form = useAccountForm({
    initial: { old_password: '', password: '', password_again: '' },
    check: (body) => ({ body, problems: problemTexts(problemText, passwordProblems(body, { email, name })) }),
    send: (body) => call(changePassword, { body }),
    onSent() {
      // A new password ends all other sessions.
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      onDone()
    },
  })
  return (
    <SettingForm form={form} submitLabel={t('settings.password.submit')} onCancel={onCancel}>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...form.bind('old_password')}
        label={t('settings.password.old')}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...form.bind('password')}
        label={t('newPassword.label')}
        description={t('newPassword.note')}
        owner={{ email, name }}
      />
      <PasswordInput
        {...form.bind('password_again')}
        label={t('newPassword.again')}
        autoComplete="new-password"
      />
    </SettingForm>
  )
}
