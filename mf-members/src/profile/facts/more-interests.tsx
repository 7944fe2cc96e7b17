import type { MemberProfile } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { InterestChip } from 'shared-ui/interest-chip'
import { useWords } from '../../use-words.ts'
import classes from './facts.module.css'

/** A member's interests, without those that the viewer shares: they are the common ground. */
export function MoreInterests({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  const common = profile.relation?.common_interests ?? []
  const others = profile.interests.filter((interest) => !common.includes(interest))
  if (others.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>
        {common.length > 0 ? t('profile.otherInterests') : words.label('interests')}
      </h2>
      <ul role="list" className={classes.list}>
        {others.map((interest) => (
          <li key={interest}>
            <InterestChip interest={interest}>{words.interest(interest)}</InterestChip>
          </li>
        ))}
      </ul>
    </section>
  )
}
