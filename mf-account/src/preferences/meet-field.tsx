import { hasBothGenders } from 'contracts'
import { useSettings } from 'shared-state/session'
import { ChipChoiceField } from '../components/form/chip-choice-field.tsx'
import { useWords } from '../use-words.ts'
import { type MeetChoice, meetChoices } from './meet-choice.ts'

interface MeetFieldProps {
  readonly value: MeetChoice | null
  readonly onChange: (value: MeetChoice | null) => void
}

/**
 * "I'd like to meet": men, women or everyone, where the brand has both. Choosing is the consent to its use, so it can be
 * taken back.
 */
export function MeetField(props: MeetFieldProps) {
  const t = useWords()
  if (!hasBothGenders(useSettings().niche)) return null
  return (
    <ChipChoiceField
      {...props}
      label={t('preferences.meet')}
      description={t('preferences.consent')}
      name="meet"
      options={meetChoices.map((id) => ({ id, label: t(`preferences.choices.${id}`) }))}
    />
  )
}
