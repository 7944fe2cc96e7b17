import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useRole } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { addressOf, type SectionId } from '../settings/section-ids.ts'
import { useWords } from '../use-words.ts'

/** Leads members to a section of their settings and visitors to the login. */
export function NextLink({ section }: { readonly section: SectionId }) {
  const t = useWords()
  const isMember = useRole() !== 'visitor'
  return (
    <Link to={isMember ? paths.notifications + addressOf(section) : paths.login} {...buttonLook()}>
      {t(isMember ? 'ways.settings' : 'ways.login')}
    </Link>
  )
}
