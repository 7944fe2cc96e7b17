import { paths } from 'contracts'
import { Link, useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { leave } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { ResultMessage } from '../components/result-message.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { NewPasswordForm } from '../reset-password/new-password-form.tsx'
import { StagePage } from '../stage/stage-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: the target of the reset mail's link: sets the new password. */
export function Page() {
  const t = useWords()
  const navigate = useNavigate()
  const token = useLinkToken()
  const [isExpired, setExpired] = useState(false)

  function goToLogin(email: string) {
    // A new password ends every session, including this page's.
    leave()
    void navigate(paths.login, { replace: true, state: { email, isPasswordNew: true } })
  }

  if (token === null || isExpired) {
    return (
      <ResultMessage
        heading={t('problems.link_expired')}
        action={
          <Link to={paths['reset-password']} {...buttonLook()}>
            {t('ways.resetPassword')}
          </Link>
        }
      >
        {t('resetPassword.expired')}
      </ResultMessage>
    )
  }
  return (
    <StagePage heading={t('titles.reset-password-do')}>
      <NewPasswordForm token={token} onSet={goToLogin} onExpired={() => setExpired(true)} />
    </StagePage>
  )
}
