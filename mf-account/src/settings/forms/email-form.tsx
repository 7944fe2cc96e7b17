import { isEmail, normalEmail, requestMailChange } from 'contracts'
import { call } from 'shared-state/api'
import { EmailField } from '../../components/form/email-field.tsx'
import { PasswordInput } from '../../components/form/password-input.tsx'
import { useAccountForm } from '../../components/form/use-account-form.ts'
import { patchAccount } from '../../queries/account-query.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import type { FormActions } from './editable.tsx'
import { SettingForm } from './setting-form.tsx'

/** Changes the e-mail address, protected by the password. The new address gets a mail with a confirmation link. */
export function EmailForm({ current, onDone, onCancel }: FormActions & { readonly current: string }) {
  const t = useWords()
  const problemText = useProblemText()
  const form = useAccountForm({
    initial: { email: '', password: '' },
    check(body) {
      const isNew = isEmail(body.email) && normalEmail(body.email) !== normalEmail(current)
      const problems = {
        email: !isNew && problemText('invalid_new_email'),
        password: body.password === '' && problemText('old_password_wrong'),
      }
      return { body, problems }
    },
    send: (body) => call(requestMailChange, { body }),
    onSent({ sent_to }) {
      patchAccount({ pending_email: sent_to })
      onDone()
    },
  })
  return (
    <SettingForm form={form} submitLabel={t('settings.email.submit')} onCancel={onCancel}>
      <EmailField
        {...form.bind('email')}
        label={t('settings.email.new')}
        description={t('settings.email.newNote')}
        autoComplete="email"
      />
      <PasswordInput {...form.bind('password')} label={t('login.password')} autoComplete="current-password" />
    </SettingForm>
  )
}
