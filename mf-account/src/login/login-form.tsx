import { logIn, type User } from 'contracts'
import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError, call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { PasswordField } from 'shared-ui/password-field'
import { EmailField } from '../components/email-field.tsx'
import classes from '../components/form-page.module.css'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

const EMAIL = /^\s*\S+@\S+\s*$/

interface LoginFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onEntered: (user: User) => void
}

/** E-mail address and password; what the server says against them stands above. */
export function LoginForm({ email, onEmail, onEntered }: LoginFormProps) {
  const t = useWords()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [password, setPassword] = useState('')
  const login = useMutation({
    mutationFn: () => call(logIn, { body: { email, password } }),
    onSuccess: ({ user }) => onEntered(user),
    // The usual fault is a slip in the password.
    onError: () => passwordInput.current?.select(),
  })
  const isEmail = EMAIL.test(email)
  const isPassword = password !== ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (!isEmail) emailInput.current?.focus()
    else if (!isPassword) passwordInput.current?.focus()
    else if (!login.isPending) login.mutate()
  }

  return (
    <form className={classes['form']} method="post" noValidate onSubmit={submit}>
      {login.error && !login.isPending && <Problem error={login.error} />}
      <EmailField
        ref={emailInput}
        value={email}
        onChange={onEmail}
        errorMessage={isChecked && !isEmail && t('problems.invalid_email')}
      />
      <PasswordField
        ref={passwordInput}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={isChecked && !isPassword && t('login.passwordMissing')}
      />
      <Button type="submit" isFullWidth isPending={login.isPending} pendingLabel={t('login.pending')}>
        {t('login.submit')}
      </Button>
    </form>
  )
}

function Problem({ error }: { readonly error: unknown }) {
  const t = useWords()
  const say = useProblemWords()
  // To somebody who is logging in, it means that the account was closed.
  const isClosed = error instanceof ApiError && error.code === 'forbidden'
  return <Alert tone="danger">{isClosed ? t('login.closed') : say.ofError(error)}</Alert>
}
