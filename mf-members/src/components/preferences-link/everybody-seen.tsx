import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useUser } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'
import { PreferencesLink } from './preferences-link.tsx'

/** Nobody is left to suggest: the ways to a search, which also finds those whom the member has decided on, and to the preferences. */
export function EverybodySeen() {
  const t = useWords()
  const country = useUser()?.profile.country
  return (
    <EmptyState
      heading={t('swipeGame.everybody')}
      action={
        <>
          <Link
            to={country ? `${paths.members}?${new URLSearchParams({ country })}` : paths.members}
            {...buttonLook()}
          >
            {t('ways.search')}
          </Link>
          <PreferencesLink />
        </>
      }
    >
      {t('swipeGame.everybodyText')}
    </EmptyState>
  )
}
