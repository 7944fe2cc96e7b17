import { logIn, type User } from 'contracts'
import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError, call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { PasswordField } from 'shared-ui/password-field'
import { TextField } from 'shared-ui/text-field'
import classes from '../components/form-page.module.css'
import { useWords } from '../use-words.ts'
import { loginProblem } from './login-problem.ts'

const EMAIL = /^\s*\S+@\S+\s*$/

/** E-mail address and password; what the server says against them stands above. */
export function LoginForm({ onEntered }: { readonly onEntered: (user: User) => void }) {
  const t = useWords()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [entered, setEntered] = useState({ email: '', password: '' })
  const login = useMutation({
    mutationFn: () => call(logIn, { body: entered }),
    onSuccess: ({ user }) => onEntered(user),
    // The usual fault is a slip in the password.
    onError: () => password.current?.select(),
  })
  const isEmail = EMAIL.test(entered.email)
  const isPassword = entered.password !== ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (!isEmail) email.current?.focus()
    else if (!isPassword) password.current?.focus()
    else if (!login.isPending) login.mutate()
  }

  return (
    <form className={classes['form']} method="post" noValidate onSubmit={submit}>
      {login.error && !login.isPending && <Problem error={login.error} />}
      <TextField
        ref={email}
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        value={entered.email}
        onChange={(value) => setEntered({ ...entered, email: value })}
        errorMessage={isChecked && !isEmail && t('login.invalidEmail')}
      />
      <PasswordField
        ref={password}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        isRequired
        value={entered.password}
        onChange={(value) => setEntered({ ...entered, password: value })}
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
  const minutes = (error instanceof ApiError && error.minutes) || 1
  return <Alert tone="danger">{t(loginProblem(error), { minutes })}</Alert>
}
