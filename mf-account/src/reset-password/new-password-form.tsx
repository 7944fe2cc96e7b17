import { passwordAgainProblem, passwordProblem, resetPassword } from 'contracts'
import { type SubmitEvent, useState } from 'react'
import { ApiError, call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { PasswordField } from 'shared-ui/password-field'
import formPage from '../components/form-page.module.css'
import { NewPasswordField } from '../components/new-password-field.tsx'
import { useFieldChecks } from '../components/use-field-checks.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

const EMPTY = { password: '', password_again: '' }
/** Whose it will be is known to the server alone, which judges again. */
const UNKNOWN = { email: '', name: '' }

interface NewPasswordFormProps {
  readonly token: string
  readonly onSet: () => void
  readonly onExpired: () => void
}

/** §5: the new password, twice. */
export function NewPasswordForm({ token, onSet, onExpired }: NewPasswordFormProps) {
  const t = useWords()
  const say = useProblemWords()
  const [entered, setEntered] = useState(EMPTY)
  const { password, password_again } = entered
  const problem = passwordProblem(password, UNKNOWN)
  const problemAgain = passwordAgainProblem(password, password_again)
  const checks = useFieldChecks(['password', 'password_again'], {
    ...(problem && { password: problem }),
    ...(problemAgain && { password_again: problemAgain }),
  })
  const setting = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, ...entered } }),
    onSuccess: onSet,
    onError(error) {
      if (error instanceof ApiError && error.code === 'link_expired') onExpired()
      else checks.refuse(error)
    },
  })

  function change(changes: Partial<typeof EMPTY>) {
    setEntered({ ...entered, ...changes })
    checks.change('password')
    checks.change('password_again')
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checks.pass() && !setting.isPending) setting.mutate()
  }

  return (
    <form className={formPage['form']} method="post" noValidate onSubmit={submit}>
      {setting.isError && !checks.tells(setting.error) && (
        <Alert tone="danger">{say.ofError(setting.error)}</Alert>
      )}
      <NewPasswordField
        {...checks.of('password', password)}
        label={t('newPassword.label')}
        description={t('newPassword.note')}
        owner={UNKNOWN}
        value={password}
        onChange={(value) => change({ password: value })}
      />
      <PasswordField
        {...checks.of('password_again', password_again)}
        label={t('newPassword.again')}
        name="password_again"
        autoComplete="new-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        isRequired
        value={password_again}
        onChange={(value) => change({ password_again: value })}
      />
      <Button type="submit" isFullWidth isPending={setting.isPending} pendingLabel={t('login.pending')}>
        {t('newPassword.save')}
      </Button>
    </form>
  )
}
