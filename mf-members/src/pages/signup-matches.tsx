import { backPath, paths } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { loadProfileWords } from 'shared-state/profile-words'
import { queryClient, useQuery } from 'shared-state/query'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { LoadProblem } from '../components/load-problem.tsx'
import { MemberGridSkeleton } from '../components/member-grid.tsx'
import classes from '../finder/finder.module.css'
import { suggestionsQuery } from '../finder/queries/suggestions-query.ts'
import { Suggestions } from '../finder/suggestions.tsx'
import { useWords } from '../use-words.ts'

const firstMatches = suggestionsQuery({})

export const preload = () => Promise.all([queryClient.prefetchQuery(firstMatches), loadProfileWords()])

/** §2: the first suggestions, right after signing up. */
export function Page() {
  const t = useWords()
  const { data, error, isFetching, refetch } = useQuery(firstMatches)
  const [query] = useSearchParams()
  const back = backPath(query.get('back'))
  const goOn = (
    <>
      <Link to={paths.members} {...buttonLook()}>
        {t('signupMatches.on')}
      </Link>
      {back !== undefined && (
        <Link to={back} {...buttonLook({ variant: 'secondary' })}>
          {t('signupMatches.back')}
        </Link>
      )}
    </>
  )
  if (data?.suggestions.length === 0)
    return (
      <EmptyState headingLevel={1} heading={t('titles.signup-matches')} action={goOn}>
        {t('signupMatches.nobody')}
      </EmptyState>
    )
  return (
    <div className={classes.page} aria-busy={!data && !error}>
      <h1>{t('titles.signup-matches')}</h1>
      <p className={classes.lead}>{t('signupMatches.lead')}</p>
      {data && <Suggestions suggestions={data.suggestions} />}
      {!data &&
        (error ? (
          <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <MemberGridSkeleton />
        ))}
      <div className={classes.ways}>{goOn}</div>
    </div>
  )
}
