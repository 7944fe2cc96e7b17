import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: a landing page, drawn by the template in its address. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.landers-template-slug')}
      action={
        <Link to={paths.members} {...buttonLook()}>
          {t('ways.search')}
        </Link>
      }
    >
      {t('template.text')}
    </EmptyState>
  )
}
