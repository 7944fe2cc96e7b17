import { type MemberProfile, NAME_PLACEHOLDER } from 'contracts'
import { notFound, type PreloadInput } from 'platform/runtime/remote'
import { usePageTitle, useParams } from 'platform/runtime/router'
import { useMemo } from 'react'
import { queryClient, useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { RetryAlert } from 'shared-ui/retry-alert'
import { Skeleton } from 'shared-ui/skeleton'
import type { Template } from '../../block/template.ts'
import { useMayWrite } from '../../blocks/chosen/use-may-write.ts'
import { isRefused, memberQuery } from '../../queries/member-query.ts'
import { memberAt, preloadSaved, useSavedLander } from '../../queries/saved-lander.ts'
import { useWords } from '../../use-words.ts'
import { ChosenBlocks } from './chosen-blocks.tsx'
import classes from './chosen-page.module.css'
import { fillName } from './fill-name.ts'

/**
 * §2: the module of a landing page about one member: the document saved for it, or else the built-in one. For
 * a member whom the viewer may not see it is the 404 page, as for a missing one.
 */
export function chosenPage({ name: template, blocks: known, builtIn }: Template) {
  function Page() {
    const t = useWords()
    const { id = '' } = useParams()
    const { data, error, isFetching, refetch } = useQuery(memberQuery(id))
    const member = isRefused(error) ? undefined : data?.profile
    if (member) return <Chosen key={id} member={member} />
    return (
      <div className={classes.waiting} aria-busy={!error}>
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

  function Chosen({ member }: { readonly member: MemberProfile }) {
    const t = useWords()
    const { slug } = useParams()
    const { niche } = useSettings()
    const mayWrite = useMayWrite(member)
    const hasDocument = useStore(({ memberDocuments }) => memberDocuments?.includes(template) === true)
    const saved = useSavedLander(memberAt(template, slug), { enabled: hasDocument })
    usePageTitle(fillName(saved?.title ?? t('chosen.title', { name: NAME_PLACEHOLDER }), member.name))
    const blocks = useMemo(() => saved?.blocks ?? builtIn(t, niche), [saved, t, niche])
    return <ChosenBlocks blocks={blocks} known={known} chosen={{ member, mayWrite }} />
  }

  async function preloadMember(id: string) {
    try {
      await queryClient.fetchQuery(memberQuery(id))
    } catch (error) {
      throw isRefused(error) ? notFound() : error
    }
  }

  return {
    async preload({ params: { id = '', slug } }: PreloadInput) {
      const hasDocument = useStore.getState().memberDocuments?.includes(template)
      await Promise.all([preloadMember(id), hasDocument && preloadSaved(memberAt(template, slug))])
    },
    Page,
  }
}
