import { deleteAccount, href, paths, REACTIVATION_DAYS } from 'contracts'
import { Link, useNavigate } from 'platform/runtime/router'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { leave, useSettings, useUser } from 'shared-state/session'
import { forgetUnsent } from 'shared-state/unsent'
import { linkLook } from 'shared-ui/link'
import { Form } from '../components/form/form.tsx'
import { PasswordInput } from '../components/form/password-input.tsx'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { useWords } from '../use-words.ts'
import { CLOSED } from './closed.ts'
import classes from './leaving.module.css'

interface DeleteFormProps {
  readonly id: string
  readonly email: string
  readonly onPending: (isPending: boolean) => void
}

/** Lists the consequences of deleting the account and asks for the password. */
export function DeleteForm({ id, email, onPending }: DeleteFormProps) {
  const t = useWords()
  const navigate = useNavigate()
  const { refund_days } = useSettings()
  const user = useUser()
  const credits = user?.credits ?? 0
  const form = useAccountForm({
    initial: { password: '' },
    check: (body) => ({
      body,
      problems: { password: body.password === '' && t('login.passwordMissing') },
    }),
    send: (body) => call(deleteAccount, { body }),
    onSent({ deleted_at: until }) {
      if (user) forgetUnsent(user.id)
      leave()
      const closed = `${paths['account-deleted']}?${new URLSearchParams({ until })}`
      void navigate(closed, { replace: true, state: CLOSED })
    },
  })
  const { isPending } = form
  useEffect(() => onPending(isPending), [isPending, onPending])
  return (
    <Form form={form} id={id} className={classes.dialog}>
      <ul className={classes.facts}>
        <li>{t('leaving.facts.atOnce')}</li>
        <li>{t('leaving.facts.return', { count: REACTIVATION_DAYS })}</li>
        <li>{t('leaving.facts.deleted')}</li>
        {credits > 0 && <li>{t('leaving.facts.credits', { count: credits })}</li>}
        {credits > 0 && user?.paid_user && refund_days > 0 && (
          <li>
            <Link to={href('transactions-id')} {...linkLook()}>
              {t('leaving.facts.refund', { days: refund_days })}
            </Link>
          </li>
        )}
      </ul>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput {...form.bind('password')} label={t('login.password')} autoComplete="current-password" />
    </Form>
  )
}
