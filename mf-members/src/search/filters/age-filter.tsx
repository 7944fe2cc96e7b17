import { AND_OLDER, ageRangeText } from 'contracts'
import { useState } from 'react'
import { useSettings } from 'shared-state/session'
import { RangeSlider } from 'shared-ui/range-slider'
import { usePreferences } from '../../queries/preferences-query.ts'
import { useWords } from '../../use-words.ts'
import { searchedRange, withAgeRange } from './age-range.ts'
import type { FilterProps } from './filter-props.ts'

/** A slider for the age range; searches when a thumb is released. */
export function AgeFilter({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const { min_age: youngest } = useSettings()
  const preferences = usePreferences()
  const range = searchedRange(criteria, preferences, youngest)
  const [draft, setDraft] = useState({ range, value: range })
  // A new range in the criteria resets a drag that is under way.
  if (draft.range.join() !== range.join()) setDraft({ range, value: range })
  return (
    <RangeSlider
      label={t('search.age')}
      thumbLabels={[t('search.youngest'), t('search.oldest')]}
      minValue={youngest}
      maxValue={AND_OLDER}
      value={draft.value}
      onChange={(value) => setDraft({ range, value })}
      formatRange={ageRangeText}
      onChangeEnd={(next) => onChange(withAgeRange(criteria, next, preferences, youngest))}
    />
  )
}
