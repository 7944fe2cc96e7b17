import { getSwipe } from 'contracts'
import { loadProfileWords } from 'shared-state/profile-words'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { LoadProblem } from '../components/load-problem.tsx'
import classes from '../swipe/swipe-game.module.css'
import { SwipeGame } from '../swipe/swipe-game.tsx'
import { useWords } from '../use-words.ts'

// §9: the day of the likes is the one of the place where the member is.
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const firstCards = () => endpointQuery(getSwipe, { query: { zone: zone() } })

export async function preload() {
  // Whoever was decided on since must not come again.
  await Promise.all([queryClient.fetchQuery({ ...firstCards(), staleTime: 0 }), loadProfileWords()])
}

/** §2: the swipe game, yes or no. */
export function Page() {
  const t = useWords()
  const first = useQuery({ ...firstCards(), staleTime: Number.POSITIVE_INFINITY })
  return (
    <div className={classes['page']}>
      <h1>{t('titles.swipe-game')}</h1>
      {first.data && <SwipeGame first={first.data} zone={zone()} />}
      {first.error && !first.data && (
        <LoadProblem error={first.error} isRetrying={first.isFetching} onRetry={() => void first.refetch()} />
      )}
    </div>
  )
}
