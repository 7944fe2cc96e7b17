import { useQuery } from 'shared-state/query'
import { ownProfileQuery } from '../../queries/own-profile-query.ts'
import { homeRails } from '../home-rails.ts'
import { nearQuery, newQuery, suitableQuery } from './home-queries.ts'

/** The members in the rails of the home, undefined while they load, and the viewer's region. `shown` are above them. */
export function useHomeMembers(shown: readonly string[]) {
  const own = useQuery(ownProfileQuery)
  const region = own.data?.profile.region ?? null
  const suitable = useQuery(suitableQuery)
  const near = useQuery({ ...nearQuery(region ?? ''), enabled: region !== null })
  const fresh = useQuery(newQuery)
  const { error, isFetching, refetch } = suitable
  const awaitsNear = own.isPending || (region !== null && near.isPending)
  return {
    region,
    rails: homeRails({
      shown,
      suitable: suitable.data?.profiles,
      near: awaitsNear ? undefined : (near.data?.profiles ?? []),
      fresh: fresh.isPending ? undefined : (fresh.data?.profiles ?? []),
    }),
    problem:
      error && !suitable.data ? { error, isRetrying: isFetching, onRetry: () => void refetch() } : undefined,
  }
}
