import { type LanderContent, languageNames, locales } from 'contracts'
import { useFieldLabel, useNumberedName } from '../../fields/use-names.ts'
import { useStudioWords } from '../../use-studio-words.ts'

/** The name of a place where two revisions differ, as in the forms, such as `Text › Title › English`. */
export function usePlaceName() {
  const t = useStudioWords()
  const nameOfBlock = useNumberedName()
  const labelOf = useFieldLabel()

  const own: Readonly<Record<string, string>> = {
    'page/address': t('page.slug'),
    'page/description': t('page.description'),
    'page/from': t('page.from'),
    'page/picture': t('page.picture'),
    'page/title': t('page.title'),
    'page/to': t('page.to'),
    'experiment/order': t('differences.order'),
    'experiment/share': t('differences.share'),
    'blocks/note': t('lawyer.badge'),
    'blocks/when': t('when.label'),
  }

  const fieldNames = (keys: readonly string[]) =>
    keys.map((key) => {
      const locale = locales.find((one) => one === key)
      return locale ? languageNames[locale] : labelOf(key)
    })

  function namesOf(content: LanderContent, [area = '', first = '', ...rest]: readonly string[]) {
    if (area === 'page' && first === 'title' && content.kind === 'member')
      return [t('member.title'), ...fieldNames(rest)]
    if (area === 'page') return [own[`page/${first}`] ?? first, ...fieldNames(rest)]
    if (area === 'blocks') {
      const aside = own[`blocks/${rest[0]}`]
      return [nameOfBlock(content, first), ...(aside === undefined ? fieldNames(rest) : [aside])]
    }
    const variant = `${t('experiment.variant')} ${first.toUpperCase()}`
    const [key = '', part = '', , ...fields] = rest
    const named = own[`experiment/${key}`]
    return named === undefined
      ? [variant, nameOfBlock(content, part), ...fieldNames(fields)]
      : [variant, named]
  }

  return (content: LanderContent, at: readonly string[]) => namesOf(content, at).join(' › ')
}
