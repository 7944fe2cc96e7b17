import { paths, REACTIVATION_DAYS } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §4: confirms that the account is closed, and says how long and how the member can come back. */
export function AccountClosed({ until }: { readonly until: Date | undefined }) {
  const t = useWords()
  const { date } = useFormat()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('accountDeleted.title')}
      action={
        <Link to={paths.index} {...buttonLook()}>
          {t('ways.home')}
        </Link>
      }
    >
      <p>
        {until
          ? t('accountDeleted.until', { date: date(until) })
          : t('accountDeleted.text', { count: REACTIVATION_DAYS })}
      </p>
      <p>{t('accountDeleted.mail')}</p>
    </EmptyState>
  )
}
