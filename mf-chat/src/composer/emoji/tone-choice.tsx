import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../../use-words.ts'
import classes from './emoji.module.css'
import { TONES } from './with-tone.ts'

const NAMES = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const

interface ToneChoiceProps {
  readonly tone: string
  readonly onChange: (tone: string) => void
}

/** The skin tone of all emoji that have one. */
export function ToneChoice({ tone, onChange }: ToneChoiceProps) {
  const t = useWords()
  return (
    <fieldset className={classes.tones}>
      <legend>
        <Spoken>{t('composer.emoji.tone')}</Spoken>
      </legend>
      {TONES.map((one, place) => (
        <label key={one} className={classes.tone}>
          <input type="radio" name="tone" checked={one === tone} onChange={() => onChange(one)} />
          <span aria-hidden="true">✋{one}</span>
          <Spoken>{t(`composer.emoji.tones.${NAMES[place] ?? 'none'}`)}</Spoken>
        </label>
      ))}
    </fieldset>
  )
}
