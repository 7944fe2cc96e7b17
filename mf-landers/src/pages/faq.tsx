import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: what people ask. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.pages-faq')}
      action={
        <Link to={paths['pages-service']} {...buttonLook()}>
          {t('ways.service')}
        </Link>
      }
    >
      {t('faq.text')}
    </EmptyState>
  )
}
