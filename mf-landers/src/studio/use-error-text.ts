import { DEFAULT_LOCALE, type LanderContent, languageNames, unknownValues } from 'contracts'
import { ApiError } from 'shared-state/api'
import { propsOf } from './document/edit.ts'
import { isAddress, refusedField } from './document/refused-field.ts'
import { useBlockName, usePartName } from './fields/use-block-name.ts'
import { useFieldLabel } from './fields/use-field-label.ts'
import { useStudioWords } from './use-studio-words.ts'

/** Says why a change was refused, and what to do about it; of a document, which of its texts. */
export function useErrorText(content?: LanderContent) {
  const t = useStudioWords()
  const partName = usePartName()
  const blockName = useBlockName()
  const labelOf = useFieldLabel()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('problems.unexpected')
    const paths = Object.keys(error.fields)
    if (paths.some(isAddress)) return t('problems.slug')
    if (paths.includes('content.parts')) return t('problems.empty')
    const lost = inPath(paths, /^content\.parts\.(.+)/)
    if (lost.length > 0) return t('builtIn.lost', { parts: lost.map(blockName).join(', ') })
    const unnamed = inPath(paths, /^content\.cookies\.(.+)/)
    if (unnamed.length > 0) return t('builtIn.cookies', { cookies: unnamed.join(', ') })
    const refused = content && refusedField(content, paths)
    if (refused?.name === 'schedule') return t('page.timesWrong')
    if (refused && refused.name !== 'experiment') {
      const { block, name } = refused
      const [value] = block === undefined ? [] : unknownValues(propsOf(content, block, null)[name])
      // Beside a value that pages don't have, an empty title is the only text that is refused under this code.
      const isMissing = error.code === 'lander_invalid' && value === undefined
      const locale = isMissing ? DEFAULT_LOCALE : refused.locale
      const isOfMember = content.kind === 'member' && name === 'title'
      const ofPage = isOfMember ? 'member.title' : (`page.${name as 'title'}` as const)
      const label = block === undefined ? t(ofPage) : labelOf(name)
      const part = block === undefined ? undefined : partName(content, block)
      const place = [part, label, locale && languageNames[locale]].filter(Boolean).join(' › ')
      if (error.code === 'lander_invalid' && value !== undefined) {
        return t('builtIn.value', { place, value: `{{${value}}}` })
      }
      return t(isMissing ? 'problems.missingAt' : 'problems.textAt', { place })
    }
    if (error.code === 'invalid_input') return t('problems.text')
    if (error.code === 'lander_changed') return t('problems.changed')
    if (error.code === 'not_found') return t('problems.gone')
    if (error.code === 'lander_invalid') return t('problems.invalid')
    if (error.code === 'offline') return t('problems.offline')
    return t('problems.unexpected')
  }
}

/** The ends of the paths that match. */
function inPath(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])
}
