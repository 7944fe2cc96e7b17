import { Link, useSearchParams } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import classes from './money.module.css'

const AFTER = 'after'

/** On to the next page of a list, or back to its beginning. */
export function ListPages({ next }: { readonly next: string | null }) {
  const t = useWords()
  const [search] = useSearchParams()
  const at = (after: string | null) => {
    const other = new URLSearchParams(search)
    if (after === null) other.delete(AFTER)
    else other.set(AFTER, after)
    return `?${other}`
  }
  if (next === null && !search.has(AFTER)) return null
  const look = buttonLook({ variant: 'secondary', size: 'small' })
  return (
    <nav className={classes.pages} aria-label={t('money.pages')}>
      {search.has(AFTER) && (
        <Link {...look} to={at(null)}>
          {t('money.first')}
        </Link>
      )}
      {next !== null && (
        <Link {...look} to={at(next)}>
          {t('money.more')}
        </Link>
      )}
    </nav>
  )
}
