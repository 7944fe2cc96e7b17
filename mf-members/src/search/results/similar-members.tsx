import { useQuery } from 'shared-state/query'
import { useRole } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import { searchMembersQuery } from '../queries/search-members-query.ts'
import { type Paging, queryStringOf, type SearchCriteria } from '../search-criteria.ts'
import { Results } from './results.tsx'
import classes from './similar-members.module.css'
import { similarText } from './similar-text.ts'
import { useDeferredResult } from './use-deferred-result.ts'

const ANCHOR = 'similar'

interface SimilarMembersProps {
  readonly criteria: SearchCriteria
  readonly paging: Paging
  /** Moment for which the main results hold. */
  readonly at: string
}

/** §3: after the last result, members who meet most of the criteria. */
export function SimilarMembers({ criteria, paging, at }: SimilarMembersProps) {
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const { data } = useQuery(
    searchMembersQuery(criteria, { page: paging.similarPage, at: paging.at, isSimilar: true }),
  )
  const result = useDeferredResult(data)
  if (!result || result.profiles.length === 0) return null
  return (
    <section id={ANCHOR} className={classes.root} aria-labelledby="similar-heading">
      <h2 id="similar-heading">{t('similar.heading')}</h2>
      <p className={classes.lead}>{t(similarText(criteria, isVisitor))}</p>
      <Results
        result={result}
        anchor={ANCHOR}
        queryStringOfPage={(similarPage) =>
          queryStringOf(criteria, { ...paging, similarPage, at: paging.at ?? at })
        }
      />
    </section>
  )
}
