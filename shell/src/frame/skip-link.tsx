import { useWords } from '../use-words.ts'
import classes from './skip-link.module.css'

/** Id of the page's own content. */
export const CONTENT = 'content'

/** Skips to the content; the first stop of Tab. Bypasses the router, which would take the hash for another page. */
export function SkipLink() {
  const t = useWords()
  return (
    <a
      className={classes.skip}
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
