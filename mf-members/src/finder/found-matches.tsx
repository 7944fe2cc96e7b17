import { Link } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { LoadProblem } from '../components/load-problem.tsx'
import { MemberGridSkeleton } from '../components/member-grid.tsx'
import { EverybodySeen } from '../components/preferences-link/everybody-seen.tsx'
import { useWords } from '../use-words.ts'
import classes from './finder.module.css'
import { type FinderAnswers, finderSearch } from './finder-address.ts'
import { KeepAnswers } from './keep-answers.tsx'
import { NobodyFits } from './nobody-fits.tsx'
import { suggestionsQuery } from './queries/suggestions-query.ts'
import { Suggestions } from './suggestions.tsx'

/** The members who match the answers, and a link back to the questions. */
export function FoundMatches({ answers }: { readonly answers: FinderAnswers }) {
  const t = useWords()
  const found = useQuery(suggestionsQuery(answers))
  const suggestions = found.data?.suggestions
  const home = useUser()?.profile.country
  const isAbroad = suggestions?.some(({ profile }) => home && profile.country && profile.country !== home)
  const isOpen = Object.values(answers).every((answer) => answer === undefined)
  const change = (
    <Link to={finderSearch('age', answers)} {...buttonLook({ variant: 'secondary' })}>
      {t('matchFinder.change')}
    </Link>
  )
  if (found.error && !suggestions)
    return (
      <LoadProblem error={found.error} isRetrying={found.isFetching} onRetry={() => void found.refetch()} />
    )
  if (suggestions?.length === 0 && isOpen) return <EverybodySeen />
  if (suggestions?.length === 0) return <NobodyFits answers={answers}>{change}</NobodyFits>
  return (
    <>
      {isAbroad && answers.near !== 'anywhere' && (
        <p className={classes.lead}>{t('matchFinder.foundAbroad')}</p>
      )}
      <div className={classes.ways}>
        {change}
        <KeepAnswers answers={answers} />
      </div>
      <div aria-busy={!suggestions}>
        {suggestions ? (
          <Suggestions suggestions={suggestions} hasAskedInterests={answers.interests !== undefined} />
        ) : (
          <MemberGridSkeleton />
        )}
      </div>
    </>
  )
}
