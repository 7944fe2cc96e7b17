import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: the list of conversations. */
export function Page() {
  const t = useWords()
  return (
    <>
      <h1>{t('conversations.title')}</h1>
      <EmptyState
        heading={t('conversations.empty')}
        action={
          <Link to={paths.members} {...buttonLook()}>
            {t('conversations.search')}
          </Link>
        }
      >
        {t('conversations.text')}
      </EmptyState>
    </>
  )
}
