import { type LanderContent, languageNames, locales } from 'contracts'
import { usePartName } from '../fields/use-block-name.ts'
import { useFieldLabel } from '../fields/use-field-label.ts'
import { useStudioWords } from '../use-studio-words.ts'

/** Levels of a document that say nothing to its reader. */
const UNNAMED = ['blocks', 'meta', 'patch', 'props', 'schedule', 'variants']

/** The name of a place in a document, such as `Text › Title › English`. */
export function usePlaceName() {
  const t = useStudioWords()
  const partName = usePartName()
  const labelOf = useFieldLabel()

  const ofPage: Readonly<Record<string, string>> = {
    description: t('page.description'),
    experiment: t('editor.experiment'),
    from: t('page.from'),
    locales: t('editor.language'),
    og: t('page.picture'),
    slug: t('page.slug'),
    title: t('page.title'),
    to: t('page.to'),
    token: t('page.slug'),
  }

  function nameOf(content: LanderContent, key: string, above: readonly string[]): string | undefined {
    const parent = above.at(-1)
    if (parent === 'blocks' || parent === 'patch') return partName(content, key)
    if (parent === 'variants') return `${t('experiment.variant')} ${key.toUpperCase()}`
    if (UNNAMED.includes(key)) return undefined
    const locale = locales.find((one) => one === key)
    if (locale) return languageNames[locale]
    return (above.includes('props') ? undefined : ofPage[key]) ?? labelOf(key)
  }

  return (content: LanderContent, at: readonly string[]) => {
    const names = at.map((key, index) => nameOf(content, key, at.slice(0, index)))
    return names.filter((name) => name !== undefined).join(' › ')
  }
}
