import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useUser } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { Card } from 'shared-ui/card'
import { ResultMessage } from '../components/result-message.tsx'
import { withBack } from '../login/with-back.ts'
import { useWords } from '../use-words.ts'
import { Activated } from './activated.tsx'
import { ConfirmEmailPanel } from './confirm-email-panel.tsx'

/** §8: the link has expired. A logged-in member can request a new one, unless the address is already confirmed. */
export function ActivationExpired() {
  const t = useWords()
  const user = useUser()
  if (user?.status === 'confirmed') return <Activated user={user} />
  if (!user) {
    return (
      <ResultMessage
        heading={t('problems.link_expired')}
        action={
          <Link to={withBack(paths.login, paths['activate-done'])} {...buttonLook()}>
            {t('ways.login')}
          </Link>
        }
      >
        {t('activation.expired.logIn')}
      </ResultMessage>
    )
  }
  return (
    <>
      <ResultMessage heading={t('problems.link_expired')} />
      <Card padding="large">
        <ConfirmEmailPanel />
      </Card>
    </>
  )
}
