import type { PageBlock } from 'contracts'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import classes from './contents.module.css'

/** Below this many headings a page is short enough to be read without a list of them. */
const WORTH_LISTING = 4

/** Links to the blocks of a long page. */
export function Contents({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  const t = useWords()
  const headings = blocks.flatMap((block) =>
    block.type === 'section' || block.type === 'group' ? [{ id: block.id, title: block.props.title }] : [],
  )
  if (headings.length < WORTH_LISTING) return null
  return (
    <nav className={classes.root} aria-labelledby="contents">
      <h2 id="contents">{t('static.contents')}</h2>
      <ul role="list">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} {...linkLook({ variant: 'quiet', isStandalone: true })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
