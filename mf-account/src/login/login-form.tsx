import { logIn, reportReasons, type User } from 'contracts'
import { useRef } from 'react'
import { call } from 'shared-state/api'
import { useFormat } from 'shared-state/format'
import { codeOf, detailOf } from 'shared-state/problem-text'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { EmailField } from '../components/form/email-field.tsx'
import { Form } from '../components/form/form.tsx'
import { PasswordInput } from '../components/form/password-input.tsx'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useProblemText, useWords } from '../use-words.ts'

const EMAIL = /^\s*\S+@\S+\s*$/

interface LoginFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onEntered: (user: User) => void
}

/** E-mail address and password; every error of the server shows above them. */
export function LoginForm({ email, onEmail, onEntered }: LoginFormProps) {
  const t = useWords()
  const problemText = useProblemText()
  const format = useFormat()
  const { min_age } = useSettings()
  const passwordInput = useRef<HTMLInputElement>(null)
  function withReason(text: string, error: unknown) {
    const rule = reportReasons.find((one) => one === detailOf(error, 'rule'))
    return rule ? `${text} ${t('login.reason', { rule: t(`login.rules.${rule}`, { min_age }) })}` : text
  }
  const form = useAccountForm({
    initial: { email, password: '' },
    check: (body) => ({
      body,
      problems: {
        email: !EMAIL.test(body.email) && t('problems.invalid_email'),
        password: body.password === '' && t('login.passwordMissing'),
      },
    }),
    send: (body) => call(logIn, { body }),
    onSent: ({ user }) => onEntered(user),
    // A mistyped password is the most common cause.
    onError: () => passwordInput.current?.select(),
    errorText(error) {
      const until = detailOf(error, 'until')
      if (codeOf(error) === 'suspended' && until)
        return withReason(t('login.suspended', { date: format.date(until) }), error)
      // At login, this code means that the account was closed.
      return codeOf(error) === 'forbidden' ? withReason(t('login.closed'), error) : problemText(error)
    },
    codeText: undefined,
    showsProblemsOn: 'submit',
  })
  const emailField = form.bind('email')
  const passwordField = form.bind('password')
  return (
    <Form form={form}>
      <EmailField
        {...emailField}
        onChange={(value) => {
          emailField.onChange(value)
          onEmail(value)
        }}
      />
      <PasswordInput
        {...passwordField}
        ref={(input) => {
          passwordField.ref(input)
          passwordInput.current = input
        }}
        label={t('login.password')}
        autoComplete="current-password"
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('pending')}>
        {t('login.submit')}
      </Button>
    </Form>
  )
}
