import {
  type LanderContent,
  type LanderSummary,
  type Locale,
  landerPath,
  languageNames,
  localesOf,
  pageNameOf,
  paths,
} from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { memberAddress } from './document/address-of.ts'
import { placesToTranslate } from './document/places-to-translate.ts'
import { stateAt } from './document/state-at.ts'
import { allTexts, countMissing } from './document/texts-of.ts'
import { useStudioWords } from './use-studio-words.ts'

/** Warns that a page disappears if a revision with this schedule is published; undefined if it doesn't. */
export function useOfflineText() {
  const t = useStudioWords()
  const format = useFormat()
  return (lander: LanderSummary, schedule: LanderContent['schedule'], now: number) => {
    if (stateAt(lander, now).name !== 'live') return undefined
    const published = {
      status: 'live',
      live_from: schedule?.from ?? null,
      live_to: schedule?.to ?? null,
    } as const
    const { name, date } = stateAt(published, now)
    if (date === null) return undefined
    // Without a document, visitors get the built-in text of such a page.
    const where = pageNameOf(lander) ? 'standing' : 'offline'
    return t(`${where}.${name === 'ended' ? 'ended' : 'until'}`, { date: format.dateTime(date) })
  }
}

/** Warns that a document takes the place of a page that visitors find without it; undefined if it doesn't. */
export function useReplacedText() {
  const t = useStudioWords()
  const { niche } = useSettings()
  return ({ kind, template, slug }: Pick<LanderContent, 'kind' | 'template' | 'slug'>) => {
    if (kind === 'home') return t('standing.home')
    const page = pageNameOf({ kind, template })
    if (page) return t('standing.template', { address: paths[`pages-${page}`] })
    if (slug !== '' || (kind !== 'lander' && kind !== 'member')) return undefined
    const address = kind === 'member' ? memberAddress(template, '') : landerPath({ niche, template })
    return t('standing.template', { address })
  }
}

/** Warns that search engines won't list a page, since nothing describes it; undefined if something does. */
export function useUnlistedText() {
  const t = useStudioWords()
  const { description } = useSettings()
  return ({ kind, template, meta }: Pick<LanderContent, 'kind' | 'template' | 'meta'>) => {
    // Nobody looks for a page about one member, and a built-in page has the site's own description.
    if (kind === 'member' || pageNameOf({ kind, template })) return undefined
    // A brand can have a description of its home.
    const isDescribed = meta.description.en.trim() !== '' || (kind === 'home' && description !== '')
    return isDescribed ? undefined : t('unlisted.text')
  }
}

/** Warns that some visitors find translations of an earlier English; undefined if none do. */
export function useOutdatedText() {
  const t = useStudioWords()
  const { countries } = useSettings()
  return (content: LanderContent) => {
    const behind = localesOf(countries).filter((locale) => isBehind(content, locale))
    const languages = behind.map((locale) => languageNames[locale]).join(', ')
    return behind.length === 0 ? undefined : t('outdated.languages', { count: behind.length, languages })
  }
}

const isBehind = (content: LanderContent, locale: Locale) =>
  placesToTranslate(content, locale).some(({ outdated }) => outdated > 0)

/** Warns that some visitors find English texts on a page, by the brand's languages; undefined if none do. */
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
