import { useState } from 'react'
import { useSettings } from 'shared-state/session'
import { RangeSlider } from 'shared-ui/range-slider'
import { useWords } from '../../use-words.ts'
import { AND_OLDER, ageRangeOf, withAgeRange } from './age-range.ts'
import type { FilterProps } from './filter-props.ts'

/** A slider for the age range; searches when a thumb is released. */
export function AgeFilter({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const { min_age: youngest } = useSettings()
  const range = ageRangeOf(criteria, youngest)
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
      formatRange={([from, to]) => (to === AND_OLDER ? `${from}–${to}+` : `${from}–${to}`)}
      onChangeEnd={(next) => onChange(withAgeRange(criteria, next, youngest))}
    />
  )
}
