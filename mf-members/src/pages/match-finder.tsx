import type { PreloadInput } from 'platform/runtime/remote'
import { useSearchParams } from 'platform/runtime/router'
import { loadProfileWords } from 'shared-state/profile-words'
import { queryClient } from 'shared-state/query'
import classes from '../finder/finder.module.css'
import { readFinder } from '../finder/finder-address.ts'
import { FinderForm } from '../finder/finder-form.tsx'
import { FoundMatches } from '../finder/found-matches.tsx'
import { withPreferred } from '../finder/preferred-answers.ts'
import { suggestionsQuery } from '../finder/queries/suggestions-query.ts'
import { preferencesQuery, usePreferences } from '../queries/preferences-query.ts'
import { useWords } from '../use-words.ts'

export const preload = ({ search }: PreloadInput) => {
  const { step, answers } = readFinder(search)
  const suggestions = step === 'found' && queryClient.prefetchQuery(suggestionsQuery(answers))
  return Promise.all([loadProfileWords(), suggestions, queryClient.prefetchQuery(preferencesQuery)])
}

/** §2: the match finder. The address holds the answers, so they can be bookmarked and the back button works. */
export function Page() {
  const t = useWords()
  const [search] = useSearchParams()
  const { step, answers } = readFinder(search)
  const preferences = usePreferences()
  return (
    <div className={classes.page} data-step={step}>
      <h1>{t('titles.match-finder')}</h1>
      {step === 'age' && <p className={classes.lead}>{t('matchFinder.lead')}</p>}
      {step === 'found' && <p className={classes.lead}>{t('matchFinder.foundLead')}</p>}
      {step === 'found' ? (
        <FoundMatches answers={answers} />
      ) : (
        <FinderForm key={step} step={step} answers={withPreferred(answers, preferences)} />
      )}
    </div>
  )
}
