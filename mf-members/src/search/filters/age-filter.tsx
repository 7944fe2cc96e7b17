import { AND_OLDER, ageRangeText, offeredFilters } from 'contracts'
import { useState } from 'react'
import { useSettings } from 'shared-state/session'
import { RangeSlider } from 'shared-ui/range-slider'
import { usePreferences } from '../../queries/preferences-query.ts'
import { useWords } from '../../use-words.ts'
import { searchedRange, withAgeRange } from './age-range.ts'
import type { FilterProps } from './filter-props.ts'

/** A slider for the age range; searches when a thumb is released. An end that the brand doesn't offer stays where it is. */
export function AgeFilter({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const settings = useSettings()
  const { min_age: youngest } = settings
  const fields = offeredFilters(settings)
  const preferences = usePreferences()
  const range = searchedRange(criteria, preferences, youngest)
  const offered = ([from, to]: typeof range): typeof range => [
    fields.includes('min_age') ? from : range[0],
    fields.includes('max_age') ? to : range[1],
  ]
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
      onChange={(value) => setDraft({ range, value: offered(value) })}
      formatRange={ageRangeText}
      onChangeEnd={(next) => onChange(withAgeRange(criteria, offered(next), preferences, youngest))}
    />
  )
}
