import { type AgeRange, AND_OLDER, ageRangeText } from 'contracts'
import { useSettings } from 'shared-state/session'
import { RangeSlider } from 'shared-ui/range-slider'
import { useWords } from '../use-words.ts'

interface AgesFieldProps {
  readonly value: AgeRange
  readonly onChange: (value: AgeRange) => void
}

/** The ages of the members to meet, as a range. */
export function AgesField({ value, onChange }: AgesFieldProps) {
  const t = useWords()
  const { min_age: youngest } = useSettings()
  return (
    <RangeSlider
      label={t('preferences.ages')}
      thumbLabels={[t('preferences.from'), t('preferences.to')]}
      minValue={youngest}
      maxValue={AND_OLDER}
      value={value}
      formatRange={ageRangeText}
      onChange={onChange}
    />
  )
}
