import { Radio, RadioGroup } from 'shared-ui/radio'
import { useWords } from '../use-words.ts'
import { type MeetChoice, meetChoices } from './meet-choice.ts'

interface MeetFieldProps {
  readonly value: MeetChoice | null
  readonly onChange: (value: MeetChoice) => void
}

/** "I'd like to meet": men, women or everyone, as chips. */
export function MeetField({ value, onChange }: MeetFieldProps) {
  const t = useWords()
  return (
    <RadioGroup label={t('preferences.meet')} name="meet" variant="chip" value={value} onChange={onChange}>
      {meetChoices.map((choice) => (
        <Radio key={choice} value={choice}>
          {t(`preferences.choices.${choice}`)}
        </Radio>
      ))}
    </RadioGroup>
  )
}
