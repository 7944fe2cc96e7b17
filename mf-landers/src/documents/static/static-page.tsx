import type { PageName } from 'contracts'
import { queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { RetryAlert } from 'shared-ui/retry-alert'
import { Skeleton } from 'shared-ui/skeleton'
import { pageQuery } from '../../queries/page-query.ts'
import { useWords } from '../../use-words.ts'
import { StaticArticle } from './static-article.tsx'

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
    <StaticArticle name={name} blocks={data?.blocks} isLoading={!data && !error}>
      {error ? (
        <RetryAlert
          retryLabel={t('static.retry')}
          pendingLabel={t('static.loading')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t('static.failed')}
        </RetryAlert>
      ) : (
        <Skeleton lines={12} />
      )}
    </StaticArticle>
  )
}
