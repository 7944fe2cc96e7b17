import { Link, useSearchParams } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import classes from './queue.module.css'

/** On to the next page of the queue, or back to its head. */
export function QueuePages({ next }: { readonly next: string | null }) {
  const t = useWords()
  const [search] = useSearchParams()
  const at = (after: string | null) => {
    const other = new URLSearchParams(search)
    if (after === null) other.delete('after')
    else other.set('after', after)
    return `?${other}`
  }
  if (next === null && !search.has('after')) return null
  const look = buttonLook({ variant: 'secondary', size: 'small' })
  return (
    <nav className={classes.pages} aria-label={t('moderation.pages')}>
      {search.has('after') && (
        <Link {...look} to={at(null)}>
          {t('moderation.first')}
        </Link>
      )}
      {next !== null && (
        <Link {...look} to={at(next)}>
          {t('moderation.more')}
        </Link>
      )}
    </nav>
  )
}
