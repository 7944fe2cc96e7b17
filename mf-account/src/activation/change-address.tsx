import { isEmail } from 'contracts'
import { type SubmitEvent, useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { EmailField } from '../components/email-field.tsx'
import { useFieldChecks } from '../components/use-field-checks.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import classes from './activation.module.css'
import { useResend } from './queries/use-resend.ts'

interface ChangeAddressProps {
  /** The address that the mail went to. */
  readonly email: string
  readonly onSent: () => void
  readonly onCancel: () => void
}

/** §4: sends the mail to another address, which takes the place of the first one. */
export function ChangeAddress({ email: before, onSent, onCancel }: ChangeAddressProps) {
  const t = useWords()
  const say = useProblemWords()
  const [email, setEmail] = useState(before)
  const checks = useFieldChecks(['email'], isEmail(email) ? {} : { email: 'invalid_email' })
  const resend = useResend()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checks.pass() && !resend.isPending) {
      resend.mutate(email.trim(), { onSuccess: onSent, onError: checks.refuse })
    }
  }

  return (
    <form className={classes['form']} method="post" noValidate onSubmit={submit}>
      {resend.isError && !checks.tells(resend.error) && (
        <Alert tone="danger">{say.ofError(resend.error)}</Alert>
      )}
      <EmailField
        {...checks.of('email', email)}
        label={t('activation.newEmail')}
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the button that this takes the place of
        autoFocus
        value={email}
        onChange={(value) => {
          setEmail(value)
          checks.change('email')
        }}
      />
      <div className={classes['ways']}>
        <Button type="submit" isPending={resend.isPending} pendingLabel={t('login.pending')}>
          {t('activation.send')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('activation.cancel')}
        </Button>
      </div>
    </form>
  )
}
