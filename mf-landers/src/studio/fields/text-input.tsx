import {
  DEFAULT_LOCALE,
  hasUnknownPlaceholder,
  type LanderProp,
  type Locale,
  NAME_PLACEHOLDER,
  type Written,
} from 'contracts'
import { use } from 'react'
import { TextAreaField, TextField } from 'shared-ui/text-field'
import { setText } from '../document/edit.ts'
import { isSafe } from '../document/is-safe.ts'
import { countMissing, type Text } from '../document/texts-of.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { DocumentKind } from './document-kind.ts'
import { Translation, Translations } from './translation.tsx'

interface TextInputProps {
  readonly label: string
  readonly text: Text
  readonly locale: Locale
  readonly isLong?: boolean
  /** Describes a text that is not missing. */
  readonly hint?: string | undefined
  readonly maxLength: number
  /** Why the server refuses it. */
  readonly problem?: string | undefined
  readonly onChange: (text: LanderProp) => void
}

/** A text in one language. Where it has no translation, its English is in the background. */
export function TextInput({
  label,
  text,
  locale,
  isLong = false,
  hint,
  maxLength,
  problem,
  onChange,
}: TextInputProps) {
  const t = useStudioWords()
  const kind = use(DocumentKind)
  const value = text[locale] ?? ''
  const isMissing = countMissing([text], locale) > 0
  const written = text as Written
  const isOutdated = use(Translations).isOutdated(written, locale)
  const isNamed = !hasUnknownPlaceholder(kind, value)
  const unwanted = isNamed
    ? t('texts.refused', { most: maxLength })
    : t('member.placeholder', { placeholder: NAME_PLACEHOLDER })
  const shared = {
    label,
    value,
    description: isMissing ? t('texts.missing') : isOutdated ? t('outdated.text') : hint,
    placeholder: locale === DEFAULT_LOCALE ? undefined : text[DEFAULT_LOCALE],
    errorMessage: isNamed && isSafe(value, maxLength) ? problem : unwanted,
    onChange: (wording: string) => onChange(setText(text, locale, wording)),
  }
  return (
    <Translation label={label} text={written} locale={locale}>
      {isLong ? <TextAreaField {...shared} /> : <TextField {...shared} />}
    </Translation>
  )
}
