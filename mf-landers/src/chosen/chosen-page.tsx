import type { MemberProfile } from 'contracts'
import { notFound, type PreloadInput } from 'platform/runtime/remote'
import { usePageTitle, useParams } from 'platform/runtime/router'
import type { ComponentType } from 'react'
import { queryClient, useQuery } from 'shared-state/query'
import { RetryAlert } from 'shared-ui/retry-alert'
import { Skeleton } from 'shared-ui/skeleton'
import { useWords } from '../use-words.ts'
import classes from './chosen-page.module.css'
import { isRefused, memberQuery } from './member-query.ts'

/**
 * §2: the parts of the module of a landing page that presents one member. For a member whom the viewer may not see it is the
 * 404 page, as for one who does not exist.
 */
export function chosenPage(Draw: ComponentType<{ readonly member: MemberProfile }>) {
  function Page() {
    const t = useWords()
    const { id = '' } = useParams()
    const { data, error, isFetching, refetch } = useQuery(memberQuery(id))
    const member = isRefused(error) ? undefined : data?.profile
    usePageTitle(member && t('chosen.title', { name: member.name }))
    if (member) return <Draw key={id} member={member} />
    return (
      <div className={classes['waiting']} aria-busy={!error}>
        <h1>{t('titles.members-id-landing')}</h1>
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
          <Skeleton shape="picture" />
        )}
      </div>
    )
  }
  return {
    async preload({ params: { id = '' } }: PreloadInput) {
      try {
        await queryClient.fetchQuery(memberQuery(id))
      } catch (error) {
        throw isRefused(error) ? notFound() : error
      }
    },
    Page,
  }
}
