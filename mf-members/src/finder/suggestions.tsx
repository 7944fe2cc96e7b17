import type { AnswerOf, findMatches } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { MemberCard } from '../components/member-card.tsx'
import { MemberGrid } from '../components/member-grid.tsx'
import { useWords } from '../use-words.ts'
import classes from './finder.module.css'

type Suggestion = AnswerOf<typeof findMatches>['suggestions'][number]

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[]
  /** Whether the interests are those that the member has asked for, which need not be their own. */
  readonly hasAskedInterests: boolean
}

/** The suggested members, each with the reasons. */
export function Suggestions({ suggestions, hasAskedInterests }: SuggestionsProps) {
  return (
    <MemberGrid>
      {suggestions.map((suggestion, index) => (
        <div key={suggestion.profile.id} className={classes.found}>
          <MemberCard member={suggestion.profile} headingLevel={2} isPriority={index < 4} />
          <Reasons {...suggestion} hasAskedInterests={hasAskedInterests} />
        </div>
      ))}
    </MemberGrid>
  )
}

function Reasons({
  profile,
  reasons,
  interests,
  hasAskedInterests,
}: Suggestion & Pick<SuggestionsProps, 'hasAskedInterests'>) {
  const t = useWords()
  const { list } = useFormat()
  const words = useProfileWords()
  if (reasons.length === 0) return null
  const values = { interests: list(interests.map(words.interest)) }
  return (
    <ul className={classes.reasons} aria-label={t('matchFinder.why', { name: profile.name })}>
      {reasons.map((reason) => (
        <li key={reason} className={classes.reason}>
          {t(
            `matchFinder.reasons.${hasAskedInterests && reason === 'shared_interests' ? 'asked_interests' : reason}`,
            values,
          )}
        </li>
      ))}
    </ul>
  )
}
