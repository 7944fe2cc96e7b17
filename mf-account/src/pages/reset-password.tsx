import { paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { useState } from 'react'
import { linkLook } from 'shared-ui/link'
import { readAccessState } from '../login/access-state.ts'
import { ResetRequestForm } from '../reset-password/reset-request-form.tsx'
import { ResetSent } from '../reset-password/reset-sent.tsx'
import { StagePage } from '../stage/stage-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: requests a mail to reset the password. */
export function Page() {
  const t = useWords()
  const { state } = useLocation()
  const [email, setEmail] = useState(readAccessState(state).email)
  const [isSent, setSent] = useState(false)
  if (isSent) return <ResetSent email={email.trim()} onAgain={() => setSent(false)} />
  return (
    <StagePage heading={t('titles.reset-password')} lead={t('resetPassword.lead')}>
      <ResetRequestForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />
      <Link to={paths.login} state={{ email }} {...linkLook({ isStandalone: true })}>
        {t('ways.login')}
      </Link>
    </StagePage>
  )
}
