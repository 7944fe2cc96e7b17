import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

interface PendingPageProps {
  readonly heading: string
  /** A sentence about the planned content of the page. */
  readonly children: string
}

/** A page that is not built yet, with a link to the prices. */
export function PendingPage({ heading, children }: PendingPageProps) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={heading}
      action={
        <Link to={paths.pricing} {...buttonLook()}>
          {t('ways.prices')}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
