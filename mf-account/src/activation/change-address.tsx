import { isEmail } from 'contracts'
import { Button } from 'shared-ui/button'
import { EmailField } from '../components/form/email-field.tsx'
import { Form } from '../components/form/form.tsx'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './activation.module.css'
import { useResendActivation } from './queries/use-resend-activation.ts'

interface ChangeAddressProps {
  /** The address that the first mail went to. */
  readonly email: string
  readonly onSent: () => void
  readonly onCancel: () => void
}

/** §4: sends the activation mail to another address, which replaces the first one. */
export function ChangeAddress({ email: before, onSent, onCancel }: ChangeAddressProps) {
  const t = useWords()
  const problemText = useProblemText()
  const resend = useResendActivation()
  const form = useAccountForm({
    initial: { email: before },
    check: ({ email }) => ({
      body: email.trim(),
      problems: { email: !isEmail(email) && problemText('invalid_email') },
    }),
    send: (email) => resend.mutateAsync(email),
    onSent,
  })
  return (
    <Form form={form} className={classes.form}>
      <EmailField
        {...form.bind('email')}
        label={t('activation.newEmail')}
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that opened it
        autoFocus
      />
      <div className={classes.ways}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
          {t('activation.send')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
