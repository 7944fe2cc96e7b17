import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: the way in. There is nothing to log in to yet, and the page says so. */
export function Page() {
  const t = useWords()
  return (
    <>
      <h1>{t('login.title')}</h1>
      <EmptyState
        heading={t('login.pending')}
        action={
          <Link to={paths.index} {...buttonLook({ variant: 'secondary' })}>
            {t('login.home')}
          </Link>
        }
      >
        {t('login.text')}
      </EmptyState>
    </>
  )
}
