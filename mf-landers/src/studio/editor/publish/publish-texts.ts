import {
  type LanderContent,
  languageNames,
  localesOf,
  pageNameOf,
  SHARES,
  TERMS_NOTICE_DAYS,
} from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { placesToTranslate } from '../../document/places-to-translate.ts'
import { useNumberedName } from '../../fields/use-names.ts'
import { useStudioWords } from '../../use-studio-words.ts'

const PERCENT = 100
const DAY_MS = 86_400_000
/** In the terms, the date from which they apply. It is the site's own. */
const TERMS_DATE = '{{terms_date}}'

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

/** Reminds of the message that members get before the terms change, which nothing sends by itself. */
export function useNoticeTexts() {
  const t = useStudioWords()
  const format = useFormat()
  return (content: LanderContent, now: number): readonly string[] => {
    const page = pageNameOf(content)
    const days = TERMS_NOTICE_DAYS
    if (page === 'privacy') return [t('notice.privacy', { days })]
    if (page !== 'terms') return []
    const date = format.date(now + days * DAY_MS)
    const isDated = JSON.stringify(content.blocks).includes(TERMS_DATE)
    return [t('notice.terms', { days, date }), ...(isDated ? [t('notice.date', { value: TERMS_DATE })] : [])]
  }
}
