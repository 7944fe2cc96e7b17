import type { PageName } from 'contracts'
import { queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { RetryAlert } from 'shared-ui/retry-alert'
import { Skeleton } from 'shared-ui/skeleton'
import { pageQuery } from '../../queries/page-query.ts'
import { useWords } from '../../use-words.ts'
import { type DrawBlocks, StaticArticle } from './static-article.tsx'

/** The module of a static page, whose text the server has in each language. */
export function staticPage(name: PageName, Draw?: DrawBlocks) {
  return {
    preload: () => queryClient.prefetchQuery(pageQuery(name)),
    Page: () => <StaticPage name={name} Draw={Draw} />,
  }
}

interface StaticPageProps {
  readonly name: PageName
  readonly Draw: DrawBlocks | undefined
}

function StaticPage({ name, Draw }: StaticPageProps) {
  const t = useWords()
  // Reads the text in the new language when the language changes.
  useStore((state) => state.locale)
  const { data, error, isFetching, refetch } = useQuery(pageQuery(name))
  return (
    <StaticArticle name={name} blocks={data?.blocks} isLoading={!data && !error} Draw={Draw}>
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
