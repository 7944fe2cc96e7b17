import { type LanderContent, languageNames, localesOf, SHARES } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { placesToTranslate } from '../../document/places-to-translate.ts'
import { useNumberedName } from '../../fields/use-names.ts'
import { useStudioWords } from '../../use-studio-words.ts'

const PERCENT = 100

/** Says from when and until when visitors see a document with this schedule. */
export function useWhenText() {
  const t = useStudioWords()
  const format = useFormat()
  return ({ from, to }: NonNullable<LanderContent['schedule']> = {}, now: number) => {
    const end = to === undefined ? '' : format.dateTime(to)
    if (to !== undefined && Date.parse(to) <= now) return t('publish.ended', { date: end })
    if (from === undefined || Date.parse(from) <= now) {
      return to === undefined ? t('publish.now') : t('publish.nowUntil', { date: end })
    }
    const start = format.dateTime(from)
    return to === undefined ? t('publish.from', { start }) : t('publish.fromUntil', { start, end })
  }
}

/** Names the brand's languages in which a document is complete. */
export function useLanguagesText() {
  const t = useStudioWords()
  const { countries } = useSettings()
  return (content: LanderContent) => {
    const complete = localesOf(countries).filter((locale) => placesToTranslate(content, locale).length === 0)
    return t('publish.complete', { languages: complete.map((locale) => languageNames[locale]).join(', ') })
  }
}

/** Says of each variant how many visitors get it, and what it changes. */
export function useVariantTexts() {
  const t = useStudioWords()
  const format = useFormat()
  const nameOfBlock = useNumberedName()
  return (content: LanderContent): readonly string[] => {
    if (!content.experiment) return [t('publish.everyone')]
    return content.experiment.variants.map(({ id, share, order, patch }) => {
      const changed = Object.keys(patch).map((block) => nameOfBlock(content, block))
      if (order) changed.push(t('differences.order'))
      const variant = `${id.toUpperCase()}: ${format.number((share * PERCENT) / SHARES)} %`
      return [variant, ...changed].join(' · ')
    })
  }
}
