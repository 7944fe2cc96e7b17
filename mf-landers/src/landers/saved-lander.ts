import { getLander, landerVisit } from 'contracts'
import { useEffect } from 'react'
import { beacon } from 'shared-state/api'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'

/** An address can have any slug; documents have these. */
const SLUG = /^[a-z\d][a-z\d-]{0,60}$/

export function savedQuery(template: string, slug = '') {
  const { locale } = useStore.getState()
  const known = SLUG.test(slug) ? slug : ''
  return endpointQuery(getLander, { query: { kind: 'lander', template, slug: known, locale } })
}

export function preloadSaved(template: string, slug?: string): Promise<void> {
  return queryClient.prefetchQuery(savedQuery(template, slug))
}

/** The document that marketing has published for this address; null if there is none, undefined if that isn't known. */
export function useSavedLander(template: string, slug?: string) {
  // Reads it in the new language when the language changes.
  useStore((state) => state.locale)
  const { data } = useQuery(savedQuery(template, slug))
  const lander = data?.lander
  const { id, rev, variant } = lander ?? {}
  useEffect(() => {
    if (id === undefined || rev === undefined || variant === undefined) return
    const seen = { id, rev, variant }
    useStore.getState().keepSeenLander(seen)
    beacon(landerVisit, seen)
  }, [id, rev, variant])
  return lander
}
