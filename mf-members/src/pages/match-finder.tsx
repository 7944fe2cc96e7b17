import { findMatches } from 'contracts'
import type { PreloadInput } from 'platform/runtime/remote'
import { useSearchParams } from 'platform/runtime/router'
import { loadProfileWords } from 'shared-state/profile-words'
import { endpointQuery, queryClient } from 'shared-state/query'
import classes from '../finder/finder.module.css'
import { readFinder } from '../finder/finder-address.ts'
import { FinderForm } from '../finder/finder-form.tsx'
import { FoundMatches } from '../finder/found-matches.tsx'
import { useWords } from '../use-words.ts'

export async function preload({ search }: PreloadInput) {
  const { step, answers } = readFinder(search)
  const found = endpointQuery(findMatches, { query: answers })
  await Promise.all([loadProfileWords(), step === 'found' && queryClient.prefetchQuery(found)])
}

/** §2: the match finder. The answers stand in the address, so that they can be kept and gone back to. */
export function Page() {
  const t = useWords()
  const [search] = useSearchParams()
  const { step, answers } = readFinder(search)
  return (
    <div className={classes['page']}>
      <h1>{t('titles.match-finder')}</h1>
      <p className={classes['lead']}>{t(step === 'found' ? 'matchFinder.foundLead' : 'matchFinder.lead')}</p>
      {step === 'found' ? (
        <FoundMatches answers={answers} />
      ) : (
        <FinderForm key={step} step={step} answers={answers} />
      )}
    </div>
  )
}
