import type { AnswerOf, findMatches } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { MemberCard } from '../components/member-card.tsx'
import { MemberGrid } from '../components/member-grid.tsx'
import { useWords } from '../use-words.ts'
import classes from './finder.module.css'

type Suggestion = AnswerOf<typeof findMatches>['suggestions'][number]

/** The suggested members, each with the reasons. */
export function Suggestions({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  return (
    <MemberGrid>
      {suggestions.map((suggestion, index) => (
        <div key={suggestion.profile.id} className={classes.found}>
          <MemberCard member={suggestion.profile} headingLevel={2} isPriority={index < 4} />
          <Reasons {...suggestion} />
        </div>
      ))}
    </MemberGrid>
  )
}

function Reasons({ profile, reasons, interests }: Suggestion) {
  const t = useWords()
  const { list } = useFormat()
  const words = useProfileWords()
  if (reasons.length === 0) return null
  const values = { interests: list(interests.map(words.interest)) }
  return (
    <ul className={classes.reasons} aria-label={t('matchFinder.why', { name: profile.name })}>
      {reasons.map((reason) => (
        <li key={reason} className={classes.reason}>
          {t(`matchFinder.reasons.${reason}`, values)}
        </li>
      ))}
    </ul>
  )
}
