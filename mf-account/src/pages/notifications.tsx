import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: the settings of a member, notifications first. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.notifications')}
      action={
        <Link to={paths['lang-config']} {...buttonLook()}>
          {t('ways.language')}
        </Link>
      }
    >
      {t('notifications.text')}
    </EmptyState>
  )
}
