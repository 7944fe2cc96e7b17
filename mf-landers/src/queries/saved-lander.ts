import { type AnswerOf, getLander, type InputOf, type LanderBlock, landerVisit } from 'contracts'
import { useEffect } from 'react'
import { beacon } from 'shared-state/api'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'

/** An address can have any slug; documents have these. */
const SLUG = /^[a-z\d][a-z\d-]{0,60}$/

/** The address of a page that a document can fill. */
export type SavedAddress = Omit<InputOf<typeof getLander>['query'], 'locale' | 'niche'>

export const landerAt = (template: string, slug = ''): SavedAddress => ({
  kind: 'lander',
  template,
  slug: SLUG.test(slug) ? slug : '',
})

/** The landing page for a chosen member, whoever that is. */
export const memberAt = (template: string, slug?: string): SavedAddress => ({
  ...landerAt(template, slug),
  kind: 'member',
})

export const homeAddress: SavedAddress = { kind: 'home' }

export const pageAt = (token: string): SavedAddress => ({ kind: 'page', token })

export function savedQuery(address: SavedAddress) {
  const { locale } = useStore.getState()
  return endpointQuery(getLander, { query: { ...address, locale } })
}

/** The blocks of the document published for this address; none if there is none, or it isn't known. */
export async function preloadSaved(address: SavedAddress): Promise<readonly LanderBlock[]> {
  const query = savedQuery(address)
  await queryClient.prefetchQuery(query)
  return queryClient.getQueryData<AnswerOf<typeof getLander>>(query.queryKey)?.lander?.blocks ?? []
}

/** The document published for this address; null if there is none, undefined if that isn't known. */
export function useSavedLander(address: SavedAddress, { enabled = true } = {}) {
  // Reads it in the new language when the language changes.
  useStore((state) => state.locale)
  const { data } = useQuery({ ...savedQuery(address), enabled })
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
