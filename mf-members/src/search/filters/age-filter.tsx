import { useState } from 'react'
import { useSettings } from 'shared-state/session'
import { RangeSlider } from 'shared-ui/range-slider'
import { useWords } from '../../use-words.ts'
import { AND_OLDER, ageRangeOf, withAgeRange } from './age-range.ts'
import type { FilterProps } from './filter-props.ts'

/** From how old to how old; searched when a thumb is let go. */
export function AgeFilter({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const { min_age: youngest } = useSettings()
  const range = ageRangeOf(criteria, youngest)
  const [moved, setMoved] = useState({ from: range, to: range })
  // It moves by itself until it is let go; from elsewhere it is set anew.
  if (moved.from.join() !== range.join()) setMoved({ from: range, to: range })
  return (
    <RangeSlider
      label={t('search.age')}
      thumbLabels={[t('search.youngest'), t('search.oldest')]}
      minValue={youngest}
      maxValue={AND_OLDER}
      value={moved.to}
      onChange={(next) => setMoved({ from: range, to: next })}
      formatRange={([from, to]) => (to === AND_OLDER ? `${from}–${to}+` : `${from}–${to}`)}
      onChangeEnd={(next) => onChange(withAgeRange(criteria, next, youngest))}
    />
  )
}
