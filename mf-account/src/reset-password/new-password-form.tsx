import { passwordAgainProblem, passwordProblem, resetPassword } from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { Button } from 'shared-ui/button'
import { Form } from '../components/form/form.tsx'
import { NewPasswordField } from '../components/form/new-password-field.tsx'
import { PasswordInput } from '../components/form/password-input.tsx'
import { problemTexts } from '../components/form/problem-texts.ts'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../use-words.ts'

/** Only the server knows the owner of the link; it checks the password against their name and address. */
const UNKNOWN_OWNER = { email: '', name: '' }

interface NewPasswordFormProps {
  readonly token: string
  /** Gets the owner's address, which the login asks for next. */
  readonly onSet: (email: string) => void
  readonly onExpired: () => void
}

/** §5: the new password, twice. */
export function NewPasswordForm({ token, onSet, onExpired }: NewPasswordFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const form = useAccountForm({
    initial: { password: '', password_again: '' },
    check: (values) => ({
      body: { token, ...values },
      problems: problemTexts(problemText, {
        password: passwordProblem(values.password, UNKNOWN_OWNER),
        password_again: passwordAgainProblem(values.password, values.password_again),
      }),
    }),
    send: (body) => call(resetPassword, { body }),
    onSent: ({ email }) => onSet(email),
    onError(error) {
      if (error instanceof ApiError && error.code === 'link_expired') onExpired()
    },
  })
  return (
    <Form form={form}>
      <NewPasswordField
        {...form.bind('password')}
        label={t('newPassword.label')}
        description={t('newPassword.note')}
        owner={UNKNOWN_OWNER}
      />
      <PasswordInput
        {...form.bind('password_again')}
        label={t('newPassword.again')}
        autoComplete="new-password"
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('pending')}>
        {t('newPassword.save')}
      </Button>
    </Form>
  )
}
