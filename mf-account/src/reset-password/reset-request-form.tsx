import { isEmail, requestReset } from 'contracts'
import { call } from 'shared-state/api'
import { Button } from 'shared-ui/button'
import { EmailField } from '../components/form/email-field.tsx'
import { Form } from '../components/form/form.tsx'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../use-words.ts'

interface ResetRequestFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSent: () => void
}

/** §8: requests the mail with the link that sets a new password. */
export function ResetRequestForm({ email, onEmail, onSent }: ResetRequestFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const form = useAccountForm({
    initial: { email },
    check: (values) => ({
      body: { email: values.email.trim() },
      problems: { email: !isEmail(values.email) && problemText('invalid_email') },
    }),
    send: (body) => call(requestReset, { body }),
    onSent,
  })
  const emailField = form.bind('email')
  return (
    <Form form={form}>
      <EmailField
        {...emailField}
        onChange={(value) => {
          emailField.onChange(value)
          onEmail(value)
        }}
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('pending')}>
        {t('resetPassword.send')}
      </Button>
    </Form>
  )
}
