import type { Interest, MemberProfile } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { InterestChip } from 'shared-ui/interest-chip'
import { useWords } from '../../use-words.ts'
import classes from './interest-lists.module.css'

/** A member's interests: first those that the viewer shares. */
export function InterestLists({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const words = useProfileWords()
  const common = profile.relation?.common_interests ?? []
  const others = profile.interests.filter((interest) => !common.includes(interest))
  return (
    <>
      {common.length > 0 && (
        <Chips heading={t('profile.common', { count: common.length })} interests={common} isShared />
      )}
      {others.length > 0 && (
        <Chips
          heading={common.length > 0 ? t('profile.otherInterests') : words.label('interests')}
          interests={others}
        />
      )}
    </>
  )
}

interface ChipsProps {
  readonly heading: string
  readonly interests: readonly Interest[]
  readonly isShared?: boolean
}

function Chips({ heading, interests, isShared = false }: ChipsProps) {
  const words = useProfileWords()
  return (
    <section>
      <h2 className={classes.heading}>{heading}</h2>
      <ul role="list" className={classes.list}>
        {interests.map((interest) => (
          <li key={interest}>
            <InterestChip interest={interest} look={isShared ? 'shared' : 'plain'}>
              {words.interest(interest)}
            </InterestChip>
          </li>
        ))}
      </ul>
    </section>
  )
}
