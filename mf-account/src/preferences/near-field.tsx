import { nearness, type Preferences } from 'contracts'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { useWords } from '../use-words.ts'

type Near = NonNullable<Preferences['near']>

interface NearFieldProps {
  readonly value: Near | null
  readonly onChange: (value: Near) => void
}

/** How near the members to meet should live. */
export function NearField({ value, onChange }: NearFieldProps) {
  const t = useWords()
  return (
    <RadioGroup label={t('preferences.near')} name="near" variant="chip" value={value} onChange={onChange}>
      {nearness.map((near) => (
        <Radio key={near} value={near}>
          {t(`preferences.nearness.${near}`)}
        </Radio>
      ))}
    </RadioGroup>
  )
}
