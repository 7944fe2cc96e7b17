import { DEFAULT_LOCALE, type LanderProp, type Locale, type Localized, type RichText } from 'contracts'
import { use, useState } from 'react'
import { TextAreaField } from 'shared-ui/text-field'
import { isSafe } from '../document/is-safe.ts'
import { formatRich, parseRich } from '../document/rich-notation.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { Translation, Translations } from './translation.tsx'

interface RichInputProps {
  readonly label: string
  readonly text: Localized<RichText>
  readonly locale: Locale
  readonly maxLength: number
  /** Why the server refuses it. */
  readonly problem?: string | undefined
  readonly onChange: (text: LanderProp) => void
}

/** Paragraphs and lists in one language, typed with a few signs. English shows behind a missing text. */
export function RichInput({ label, text, locale, maxLength, problem, onChange }: RichInputProps) {
  const t = useStudioWords()
  const [typed, setTyped] = useState('')
  const own = text[locale] ?? []
  // Signs that are still incomplete stay in the field; what an undo or another language brings replaces them.
  const value = isSame(parseRich(typed), own) ? typed : formatRich(own)
  const isMissing = own.length === 0 && text.en.length > 0
  const isOutdated = use(Translations).isOutdated(text, locale)
  const hint = isMissing ? 'texts.missing' : isOutdated ? 'outdated.text' : 'texts.signs'

  function change(next: string) {
    setTyped(next)
    const rich = parseRich(next)
    const { [locale]: _, ...others } = text
    onChange(rich.length === 0 && locale !== DEFAULT_LOCALE ? others : { ...others, [locale]: rich })
  }

  return (
    <Translation label={label} text={text} locale={locale}>
      <TextAreaField
        label={label}
        value={value}
        description={t(hint)}
        placeholder={locale === DEFAULT_LOCALE ? undefined : formatRich(text.en)}
        errorMessage={isSafe(value, maxLength) ? problem : t('texts.refused', { most: maxLength })}
        onChange={change}
      />
    </Translation>
  )
}

function isSame(one: RichText, other: RichText): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
