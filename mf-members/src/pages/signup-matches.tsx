import { backPath, paths } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useIsFirstView } from 'shared-state/first-view'
import { useQuery } from 'shared-state/query'
import { ownTimeZone } from 'shared-state/time-zone'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { linkLook } from 'shared-ui/link'
import { LoadProblem } from '../components/load-problem.tsx'
import { FirstCardsEnd } from '../swipe/end/first-cards-end.tsx'
import { swipeQuery } from '../swipe/queries/swipe-query.ts'
import classes from '../swipe/swipe-game.module.css'
import { SwipeGame } from '../swipe/swipe-game.tsx'
import { SwipeCardSkeleton, SwipeTable } from '../swipe/swipe-table.tsx'
import { useWords } from '../use-words.ts'

export { preload } from './swipe-game.tsx'

const CARDS = 5

/** §2: right after signing up: a few cards of the swipe game, then who likes the newcomer already. */
export function Page() {
  const t = useWords()
  const isFirstView = useIsFirstView()
  const { data, error, isFetching, refetch } = useQuery({
    ...swipeQuery(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [query] = useSearchParams()
  const back = backPath(query.get('back'))
  if (data?.profiles.length === 0 && !isFirstView)
    return (
      <EmptyState
        headingLevel={1}
        heading={t('titles.signup-matches')}
        action={
          <>
            <Link to={paths.members} {...buttonLook()}>
              {t('ways.search')}
            </Link>
            {back !== undefined && (
              <Link to={back} {...buttonLook({ variant: 'secondary' })}>
                {t('signupMatches.back')}
              </Link>
            )}
          </>
        }
      >
        {t('signupMatches.nobody')}
      </EmptyState>
    )
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('titles.signup-matches')}</h1>
        <div className={classes.head}>
          <p className={classes.lead}>{t('signupMatches.lead')}</p>
          <Link to={back ?? paths.index} {...linkLook({ isStandalone: true, variant: 'quiet' })}>
            {t('signupMatches.skip')}
          </Link>
        </div>
      </div>
      {error && !data ? (
        <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data && !isFirstView ? (
        <SwipeGame
          first={{ ...data, profiles: data.profiles.slice(0, CARDS) }}
          zone={ownTimeZone()}
          ending={<FirstCardsEnd back={back} />}
        />
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
