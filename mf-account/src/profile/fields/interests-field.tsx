import type { Interest } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { InterestGroups } from 'shared-ui/interest-chip'
import classes from '../../components/form/fields.module.css'
import { InterestCount } from './interest-count.tsx'

export interface InterestsFieldProps {
  readonly value: readonly Interest[]
  readonly onChange: (interests: Interest[]) => void
}

/** All interests in their groups. */
export function InterestsField({ value, onChange }: InterestsFieldProps) {
  const words = useProfileWords()
  return (
    <div className={classes.group}>
      <h2 className={classes.label}>{words.label('interests')}</h2>
      <InterestCount count={value.length} />
      <InterestGroups groups={words.interestGroups()} value={value} onChange={onChange} />
    </div>
  )
}
