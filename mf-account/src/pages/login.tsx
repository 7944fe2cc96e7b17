import { backPath, paths, type User } from 'contracts'
import { useLocation, useNavigate, useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { enter } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { readAccessState } from '../login/access-state.ts'
import { LoginForm } from '../login/login-form.tsx'
import { LoginLinks } from '../login/login-links.tsx'
import { loginReason } from '../login/login-reason.ts'
import { StagePage } from '../stage/stage-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: the login, which then opens the page that the visitor came from, or the member's home. */
export function Page() {
  const t = useWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const { email: known, isPasswordNew } = readAccessState(state)
  const [email, setEmail] = useState(known)
  const back = backPath(query.get('back'))

  const reason = loginReason(back)

  function enterSite(user: User) {
    enter(user)
    // Navigate at once, before the guard of this visitors' page redirects the member.
    void navigate(back ?? afterLogin(user), { replace: true })
  }

  return (
    <StagePage heading={t('titles.login')} lead={reason && t(`login.reasons.${reason}`)}>
      {isPasswordNew && <Alert tone="success">{t('login.passwordIsNew')}</Alert>}
      <LoginForm email={email} onEmail={setEmail} onEntered={enterSite} />
      <LoginLinks back={back} email={email} />
    </StagePage>
  )
}

/** §4: an unfinished signup goes on at its next step. */
function afterLogin({ signup_step }: User): string {
  return signup_step === null ? paths.index : paths['complete-signup']
}
