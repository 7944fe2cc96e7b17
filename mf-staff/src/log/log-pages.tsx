import { Link, useSearchParams } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import classes from './log.module.css'
import { withFilters } from './log-filters.ts'

/** Leads to older entries, and back to the latest ones. */
export function LogPages({ next }: { readonly next: string | null }) {
  const t = useWords()
  const [search] = useSearchParams()
  const first = withFilters(search, {})
  const look = buttonLook({ variant: 'secondary', size: 'small' })
  return (
    <nav className={classes.pages} aria-label={t('log.pages')}>
      {search.has('after') && (
        <Link {...look} to={`?${first}`}>
          {t('log.latest')}
        </Link>
      )}
      {next !== null && (
        <Link {...look} to={`?${new URLSearchParams([...first, ['after', next]])}`}>
          {t('log.older')}
        </Link>
      )}
    </nav>
  )
}
