import { useIsFirstView } from 'shared-state/first-view'
import { loadProfileWords } from 'shared-state/profile-words'
import { queryClient, useQuery } from 'shared-state/query'
import { ownTimeZone } from 'shared-state/time-zone'
import { LoadProblem } from '../components/load-problem.tsx'
import { PreferencesLink } from '../components/preferences-link/preferences-link.tsx'
import { swipeQuery } from '../swipe/queries/swipe-query.ts'
import classes from '../swipe/swipe-game.module.css'
import { SwipeGame } from '../swipe/swipe-game.tsx'
import { SwipeCardSkeleton, SwipeTable } from '../swipe/swipe-table.tsx'
import { useWords } from '../use-words.ts'

const IS_SERVER = typeof document === 'undefined'

export const preload = () =>
  Promise.all([
    // The likes of a day are counted in a time zone that a server doesn't know. Not from the cache, whose cards may include
    // members whom the player has answered since.
    IS_SERVER || queryClient.fetchQuery({ ...swipeQuery(), staleTime: 0 }),
    loadProfileWords(),
  ])

/** §2: the swipe game. */
export function Page() {
  const t = useWords()
  const isFirstView = useIsFirstView()
  const first = useQuery({ ...swipeQuery(), staleTime: Number.POSITIVE_INFINITY })
  const hasFailed = first.error !== null && !first.data
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>{t('titles.swipe-game')}</h1>
        <PreferencesLink isBesideTitle />
      </div>
      {hasFailed ? (
        <LoadProblem error={first.error} isRetrying={first.isFetching} onRetry={() => void first.refetch()} />
      ) : first.data && !isFirstView ? (
        <SwipeGame first={first.data} zone={ownTimeZone()} />
      ) : (
        <div className={classes.root}>
          <SwipeTable>
            <SwipeCardSkeleton />
          </SwipeTable>
        </div>
      )}
    </div>
  )
}
