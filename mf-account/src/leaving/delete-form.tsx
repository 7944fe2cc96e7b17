import { deleteAccount, paths, REACTIVATION_DAYS } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { leave, useSettings, useUser } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { PasswordInput } from '../components/password-input.tsx'
import { useFields } from '../components/use-fields.ts'
import { useWords } from '../use-words.ts'
import classes from './leaving.module.css'

interface DeleteFormProps {
  readonly id: string
  readonly email: string
  readonly onPending: (isPending: boolean) => void
}

/** What will be gone, and when; then the password. */
export function DeleteForm({ id, email, onPending }: DeleteFormProps) {
  const t = useWords()
  const navigate = useNavigate()
  const { refund_days } = useSettings()
  const credits = useUser()?.credits ?? 0
  const { bind, submit, trouble, isPending } = useFields({
    fields: ['password'],
    problemsOf: ({ password }) => (password === '' ? { password: 'old_password_wrong' } : {}),
    send: (body) => call(deleteAccount, { body }),
    onDone({ deleted_at: until }) {
      leave()
      void navigate(`${paths['account-deleted']}?${new URLSearchParams({ until })}`, { replace: true })
    },
  })
  useEffect(() => onPending(isPending), [isPending, onPending])
  return (
    <form id={id} className={classes['dialog']} method="post" noValidate onSubmit={submit}>
      <ul className={classes['facts']}>
        <li>{t('leaving.facts.atOnce')}</li>
        <li>{t('leaving.facts.return', { count: REACTIVATION_DAYS })}</li>
        <li>{t('leaving.facts.deleted')}</li>
        {credits > 0 && <li>{t('leaving.facts.credits', { count: credits, days: refund_days })}</li>}
      </ul>
      {trouble && <Alert tone="danger">{trouble}</Alert>}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput {...bind('password')} label={t('login.password')} autoComplete="current-password" />
    </form>
  )
}
