import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useRole } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'

/** Leads members to their settings and visitors to the login. */
export function NextLink() {
  const t = useWords()
  const isMember = useRole() !== 'visitor'
  return (
    <Link to={isMember ? `${paths.notifications}#email` : paths.login} {...buttonLook()}>
      {t(isMember ? 'ways.settings' : 'ways.login')}
    </Link>
  )
}
