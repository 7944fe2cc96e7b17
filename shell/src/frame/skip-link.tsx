import { useWords } from '../use-words.ts'
import classes from './skip-link.module.css'

/** The id of the place where the page's own content begins. */
export const CONTENT = 'content'

/** The first thing that Tab reaches; followed without the router, which would take a hash for another page. */
export function SkipLink() {
  const t = useWords()
  return (
    <a
      className={classes['skip']}
      href={`#${CONTENT}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT)?.focus()
      }}
    >
      {t('skip')}
    </a>
  )
}
