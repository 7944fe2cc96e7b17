import { type PageBlock, type PageName, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { ComponentType, ReactNode } from 'react'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import { Blocks } from './blocks.tsx'
import { Contents } from './contents.tsx'
import classes from './static-article.module.css'

/** Draws the blocks of a page. */
export type DrawBlocks = ComponentType<{ readonly blocks: readonly PageBlock[] }>

interface StaticArticleProps {
  readonly name: PageName
  /** Undefined as long as they aren't loaded. */
  readonly blocks: readonly PageBlock[] | undefined
  readonly isLoading?: boolean
  /** By default the blocks are drawn as they are. */
  readonly Draw?: DrawBlocks | undefined
  /** Takes the place of the text as long as there is none. */
  readonly children?: ReactNode
}

/** A static page: its title, the list of its blocks, and the blocks. */
export function StaticArticle({
  name,
  blocks,
  isLoading = false,
  Draw = Blocks,
  children,
}: StaticArticleProps) {
  const t = useWords()
  return (
    <article className={classes.root} aria-busy={isLoading}>
      <h1>{t(`titles.pages-${name}`)}</h1>
      {blocks && <Contents blocks={blocks} />}
      <div className={classes.text}>
        {blocks ? <Draw blocks={blocks} /> : children}
        {name !== 'service' && (
          <p className={classes.help}>
            {t('static.help')}{' '}
            <Link to={paths['pages-service']} {...linkLook({ isStandalone: true })}>
              {t('ways.service')}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}
