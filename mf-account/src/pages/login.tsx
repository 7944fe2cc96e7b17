import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: the way in. There is nothing to log in to yet, and the page says so. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.login')}
      action={
        <Link to={paths.index} {...buttonLook()}>
          {t('ways.home')}
        </Link>
      }
    >
      {t('login.text')}
    </EmptyState>
  )
}
