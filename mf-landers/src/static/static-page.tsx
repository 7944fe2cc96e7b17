import { type PageName, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { linkLook } from 'shared-ui/link'
import { RetryAlert } from 'shared-ui/retry-alert'
import { Skeleton } from 'shared-ui/skeleton'
import { useWords } from '../use-words.ts'
import { Blocks } from './blocks.tsx'
import { Contents } from './contents.tsx'
import { pageQuery } from './page-query.ts'
import classes from './static-page.module.css'

/** The module of a static page, whose text the server has in each language. */
export function staticPage(name: PageName) {
  return {
    preload: () => queryClient.prefetchQuery(pageQuery(name)),
    Page: () => <StaticPage name={name} />,
  }
}

function StaticPage({ name }: { readonly name: PageName }) {
  const t = useWords()
  // Reads the text in the new language when the language changes.
  useStore((state) => state.locale)
  const { data, error, isFetching, refetch } = useQuery(pageQuery(name))
  return (
    <article className={classes['root']} aria-busy={!data && !error}>
      <h1>{t(`titles.pages-${name}`)}</h1>
      {data && <Contents blocks={data.blocks} />}
      <div className={classes['text']}>
        {data && <Blocks blocks={data.blocks} />}
        {!data && !error && <Skeleton lines={12} />}
        {!data && error && (
          <RetryAlert
            retryLabel={t('static.retry')}
            pendingLabel={t('static.loading')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          >
            {t('static.failed')}
          </RetryAlert>
        )}
        {name !== 'service' && (
          <p className={classes['help']}>
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
