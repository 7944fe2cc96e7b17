import { type LanderContent, languageNames, localesOf } from 'contracts'
import { useSettings } from 'shared-state/session'
import { allTexts, countMissing } from './document/texts-of.ts'
import { useStudioWords } from './use-studio-words.ts'

/** Warns that visitors with some of the brand's languages find English texts on a page; undefined if none do. */
export function useUntranslatedText() {
  const t = useStudioWords()
  const { countries } = useSettings()
  return (content: LanderContent) => {
    const texts = allTexts(content)
    const lacking = localesOf(countries).filter((locale) => countMissing(texts, locale) > 0)
    if (lacking.length === 0) return undefined
    return t('languages.english', { languages: lacking.map((locale) => languageNames[locale]).join(', ') })
  }
}
