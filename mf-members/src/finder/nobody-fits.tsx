import { ageRangeOf, ageRangeText, interestsIn, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import classes from './finder.module.css'
import { type FinderAnswers, finderSearch } from './finder-address.ts'
import { answeredParts, type FinderPart, looserAnswers, withoutPart } from './looser-answers.ts'
import { suggestionsQuery } from './queries/suggestions-query.ts'
import { Suggestions } from './suggestions.tsx'

interface NobodyFitsProps {
  readonly answers: FinderAnswers
  /** The way back to the questions. */
  readonly children: ReactNode
}

/** No one fits all answers: those that can be dropped to find someone, and who nearly fits. */
export function NobodyFits({ answers, children }: NobodyFitsProps) {
  const t = useWords()
  const near = useQuery(suggestionsQuery(looserAnswers(answers))).data?.suggestions ?? []
  return (
    <>
      <EmptyState
        heading={t('matchFinder.nobody')}
        action={
          <>
            <div className={classes.ways}>
              {answeredParts(answers).map((part) => (
                <WayWithout key={part} part={part} answers={answers} />
              ))}
              {children}
            </div>
            <Link to={paths.members} {...buttonLook({ variant: 'quiet' })}>
              {t('ways.search')}
            </Link>
          </>
        }
      >
        {t('matchFinder.nobodyText')}
      </EmptyState>
      {near.length > 0 && (
        <>
          <h2>{t('matchFinder.nearly')}</h2>
          <Suggestions suggestions={near} hasAskedInterests={false} />
        </>
      )}
    </>
  )
}

/** Drops an answer; nothing if no one fits without it either. */
function WayWithout({ part, answers }: { readonly part: FinderPart; readonly answers: FinderAnswers }) {
  const t = useWords()
  const name = useAnswerName(answers)
  const others = withoutPart(answers, part)
  const { data } = useQuery(suggestionsQuery(others))
  if (!data || data.suggestions.length === 0) return null
  return (
    <Link to={finderSearch('found', others)} {...buttonLook({ variant: 'secondary' })}>
      {t('search.remove', { filter: name(part) })}
    </Link>
  )
}

/** The words for an answer. */
function useAnswerName({ interests, near, relationship_status: status, ...ages }: FinderAnswers) {
  const t = useWords()
  const words = useProfileWords()
  const { list } = useFormat()
  const { min_age: youngest } = useSettings()
  return (part: FinderPart) => {
    if (part === 'interests') return list(interestsIn(interests).map(words.interest))
    if (part === 'relationship_status') return status ? words.relationship(status, null) : ''
    if (part === 'near') return t(`matchFinder.near.${near ?? 'country'}`)
    return `${t('matchFinder.age')} ${ageRangeText(ageRangeOf(ages, youngest))}`
  }
}
