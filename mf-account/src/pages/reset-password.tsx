import { paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { useState } from 'react'
import { Card } from 'shared-ui/card'
import { linkLook } from 'shared-ui/link'
import { FormPage } from '../components/form/form-page.tsx'
import { readAccessState } from '../login/access-state.ts'
import { ResetRequestForm } from '../reset-password/reset-request-form.tsx'
import { ResetSent } from '../reset-password/reset-sent.tsx'
import { useWords } from '../use-words.ts'

/** §2: requests a mail to reset the password. */
export function Page() {
  const t = useWords()
  const { state } = useLocation()
  const [email, setEmail] = useState(readAccessState(state).email)
  const [isSent, setSent] = useState(false)
  if (isSent) return <ResetSent email={email.trim()} onAgain={() => setSent(false)} />
  return (
    <FormPage heading={t('titles.reset-password')}>
      <p>{t('resetPassword.lead')}</p>
      <Card padding="large">
        <ResetRequestForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />
      </Card>
      <Link to={paths.login} state={{ email }} {...linkLook({ isStandalone: true })}>
        {t('ways.login')}
      </Link>
    </FormPage>
  )
}
