import { isEmail, requestReset } from 'contracts'
import type { SubmitEvent } from 'react'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmailField } from '../components/email-field.tsx'
import formPage from '../components/form-page.module.css'
import { useFieldChecks } from '../components/use-field-checks.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

interface ResetRequestFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSent: () => void
}

/** §8: asks for the mail by which the password is set anew. */
export function ResetRequestForm({ email, onEmail, onSent }: ResetRequestFormProps) {
  const t = useWords()
  const say = useProblemWords()
  const checks = useFieldChecks(['email'], isEmail(email) ? {} : { email: 'invalid_email' })
  const asking = useMutation({
    mutationFn: () => call(requestReset, { body: { email: email.trim() } }),
    onSuccess: onSent,
    onError: checks.refuse,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checks.pass() && !asking.isPending) asking.mutate()
  }

  return (
    <form className={formPage['form']} method="post" noValidate onSubmit={submit}>
      {asking.isError && !checks.tells(asking.error) && (
        <Alert tone="danger">{say.ofError(asking.error)}</Alert>
      )}
      <EmailField
        {...checks.of('email', email)}
        value={email}
        onChange={(value) => {
          onEmail(value)
          checks.change('email')
        }}
      />
      <Button type="submit" isFullWidth isPending={asking.isPending} pendingLabel={t('login.pending')}>
        {t('resetPassword.send')}
      </Button>
    </form>
  )
}
