import { type Gift, getGifts } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'

/** A gift by its id, in the page's language; undefined until the gifts have loaded, and for one that no longer exists. */
export function useGift(id: string): Gift | undefined {
  const locale = useStore((store) => store.locale)
  const { data } = useQuery({ ...endpointQuery(getGifts, { query: { locale } }), staleTime: Infinity })
  return data?.gifts.find((gift) => gift.id === id)
}
