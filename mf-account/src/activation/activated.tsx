import type { User } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'
import { afterActivation } from './after-activation.ts'

/** §4: the address is confirmed, and other members can now find the profile. */
export function Activated({ user }: { readonly user: User | null }) {
  const t = useWords()
  const { to, label } = afterActivation(user)
  return (
    <ResultMessage
      heading={t('activation.done.title')}
      action={
        <Link to={to} {...buttonLook()}>
          {t(label)}
        </Link>
      }
    >
      {user ? t('activation.done.text', { name: user.profile.name }) : t('activation.done.logIn')}
    </ResultMessage>
  )
}
