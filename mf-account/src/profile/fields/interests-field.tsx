import type { Interest } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { InterestGroups } from 'shared-ui/interest-chip'
import { useWords } from '../../use-words.ts'
import classes from './fields.module.css'

export interface InterestsFieldProps {
  readonly value: readonly Interest[]
  readonly onChange: (interests: Interest[]) => void
}

/** All interests in their groups. */
export function InterestsField({ value, onChange }: InterestsFieldProps) {
  const t = useWords()
  const words = useProfileWords()
  return (
    <div className={classes['group']}>
      <h2 className={classes['label']}>{words.label('interests')}</h2>
      <p className={classes['note']} role="status">
        {value.length > 0
          ? t('profileFields.interestsChosen', { count: value.length })
          : t('profileFields.interestsNote')}
      </p>
      <InterestGroups groups={words.interestGroups()} value={value} onChange={onChange} />
    </div>
  )
}
