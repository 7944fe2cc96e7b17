import { hasBothGenders } from 'contracts'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { ChipChoiceField } from '../components/form/chip-choice-field.tsx'
import { useWords } from '../use-words.ts'
import { type MeetChoice, meetChoices } from './meet-choice.ts'

interface MeetFieldProps {
  readonly value: MeetChoice | null
  /** The choice before the signup, which only a press takes over. */
  readonly earlier?: MeetChoice | undefined
  readonly onChange: (value: MeetChoice | null) => void
}

/**
 * "I'd like to meet": men, women or everyone, where the brand has both. Choosing is the consent to its use, so it can be
 * taken back.
 */
export function MeetField({ earlier, ...props }: MeetFieldProps) {
  const t = useWords()
  if (!hasBothGenders(useSettings().niche)) return null
  const choice = earlier ? t(`preferences.choices.${earlier}`) : ''
  return (
    <>
      <ChipChoiceField
        {...props}
        label={t('preferences.meet')}
        description={t('preferences.consent')}
        name="meet"
        options={meetChoices.map((id) => ({ id, label: t(`preferences.choices.${id}`) }))}
      />
      {props.value === null && earlier && (
        <Alert
          action={
            <Button size="small" variant="secondary" onPress={() => props.onChange(earlier)}>
              {t('preferences.keepEarlier', { choice })}
            </Button>
          }
        >
          {t('preferences.earlier', { choice })}
        </Alert>
      )}
    </>
  )
}
