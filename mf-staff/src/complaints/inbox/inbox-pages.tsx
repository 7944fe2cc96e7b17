import { Link, useSearchParams } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import classes from '../complaints.module.css'
import { withSearch } from './inbox-search.ts'

/** On to the next page of the inbox, or back to its top. */
export function InboxPages({ next }: { readonly next: string | null }) {
  const t = useWords()
  const [search] = useSearchParams()
  if (next === null && !search.has('after')) return null
  const look = buttonLook({ variant: 'secondary', size: 'small' })
  return (
    <nav className={classes.pages} aria-label={t('complaints.pages')}>
      {search.has('after') && (
        <Link {...look} to={`?${withSearch(search, {})}`}>
          {t('moderation.first')}
        </Link>
      )}
      {next !== null && (
        <Link {...look} to={`?${withSearch(search, { after: next })}`}>
          {t('moderation.more')}
        </Link>
      )}
    </nav>
  )
}
