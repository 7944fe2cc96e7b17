import { interestsIn, SEARCH_INTERESTS } from 'contracts'
import { useState } from 'react'
import { useProfileWords } from 'shared-state/profile-words'
import { Disclosure } from 'shared-ui/disclosure'
import { InterestGroups } from 'shared-ui/interest-chip'
import { useWords } from '../../use-words.ts'
import type { FilterProps } from './filter-props.ts'
import { without } from './filters.ts'
import classes from './search-filters.module.css'

/** Finds members who share all of the chosen interests. */
export function InterestFilter({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const words = useProfileWords()
  const chosen = interestsIn(criteria.interests)
  // Only the first render counts: clearing the last interest must not close the list.
  const [isOpen] = useState(chosen.length > 0)
  return (
    <Disclosure
      className={classes.interests}
      headingLevel={2}
      heading={
        chosen.length > 0 ? t('search.interestsChosen', { number: chosen.length }) : words.label('interests')
      }
      defaultOpen={isOpen}
    >
      <p className={classes.note}>{t('search.interestsNote', { most: SEARCH_INTERESTS })}</p>
      <InterestGroups
        groups={words.interestGroups()}
        value={chosen}
        isFull={chosen.length >= SEARCH_INTERESTS}
        onChange={(ids) => {
          const interests = interestsIn(ids.join(',')).join(',')
          onChange(interests === '' ? without(criteria, 'interests') : { ...criteria, interests })
        }}
      />
    </Disclosure>
  )
}
