import {
  type LanderContent,
  type LanderProblem,
  landerRefusal,
  languageNames,
  locales,
  namesInRow,
} from 'contracts'
import { ApiError } from 'shared-state/api'
import { problemTextOf } from 'shared-state/problem-text'
import type { Place } from './document/place.ts'
import { useBlockName, useFieldLabel, useNumberedName } from './fields/use-names.ts'
import { STUDIO_WORDS, useStudioWords } from './use-studio-words.ts'
import type en from './words/en.json'

/** A field that the server refuses. Without a language, the refusal is about no text in it. */
interface RefusedField extends Place {
  /** The name of the prop, or of the field about the page: `slug` for its address. */
  readonly name: string
}

export interface Refused extends RefusedField {
  /** Says what is wrong, at the field itself. */
  readonly message: string
}

const useProblemText = problemTextOf<typeof en>(STUDIO_WORDS)

/** Says why a change was refused, and what to do about it; of a document, which of its texts. */
export function useErrorText(content?: LanderContent) {
  const t = useStudioWords()
  const problemText = useProblemText()
  const nameOfBlock = useNumberedName()
  const blockName = useBlockName()
  const labelOf = useFieldLabel()

  function textAt(problem: LanderProblem): string | undefined {
    const field = content && refusedField(content, problem)
    if (!field) return undefined
    const { block, name, locale } = field
    const ofPage = content.kind === 'member' && name === 'title' ? 'member.title' : `page.${name as 'title'}`
    const names =
      block === undefined ? [t(ofPage as 'page.title')] : [nameOfBlock(content, block), labelOf(name)]
    const place = [...names, locale && languageNames[locale]].filter(Boolean).join(' › ')
    const [value] = problem.values ?? []
    if (value !== undefined) return t('builtIn.value', { place, value: `{{${value}}}` })
    return t(problem.rule === 'missing' ? 'refused.missingAt' : 'refused.textAt', { place })
  }

  return (error: unknown): string => {
    const problems = problemsOf(error)
    const [first] = problems
    const names = problems.flatMap(({ rule, where }) => (rule === first?.rule ? String(where[1]) : []))
    if (first?.rule === 'address') return t('refused.address')
    if (first?.rule === 'schedule') return t('page.timesWrong')
    if (first?.rule === 'empty') return t('refused.empty')
    if (first?.rule === 'variants') {
      return t('experiment.same', { variants: first.values?.join(', ').toUpperCase() ?? '' })
    }
    if (first?.rule === 'required') return t('builtIn.lost', { parts: names.map(blockName).join(', ') })
    if (first?.rule === 'cookies')
      return t('builtIn.cookies', { names: names.flatMap(namesInRow).join(', ') })
    const ofText = first && first.rule !== 'invalid' ? textAt(first) : undefined
    return ofText ?? problemText(error)
  }
}

/** Finds the field that a refusal is about; undefined if it is about none. */
export function useRefused(content: LanderContent) {
  const t = useStudioWords()
  return (error: unknown): Refused | undefined => {
    for (const problem of problemsOf(error)) {
      const field = refusedField(content, problem)
      if (!field) continue
      const { rule } = problem
      if (rule === 'address' || rule === 'missing') return { ...field, message: t(`refused.${rule}`) }
      return { ...field, message: t(rule === 'schedule' ? 'page.timesWrong' : 'problems.invalid_input') }
    }
    return undefined
  }
}

const problemsOf = (error: unknown): readonly LanderProblem[] =>
  (error instanceof ApiError && landerRefusal.safeParse(error.data).data?.problems) || []

/** The field in which a problem can be corrected; undefined if there is none. */
export function refusedField(
  content: LanderContent,
  { rule, where }: Pick<LanderProblem, 'rule' | 'where'>,
): RefusedField | undefined {
  if (rule === 'address') return { tab: 'page', name: 'slug' }
  if (rule === 'schedule') return { tab: 'page', name: 'schedule' }
  const [area, at, ...rest] = where
  const locale = locales.find((one) => where.includes(one))
  if (area === 'meta' && (at === 'title' || at === 'description')) return { tab: 'page', name: at, locale }
  if (area === 'blocks') {
    const block = content.blocks[Number(at)]?.id
    const [, name] = rest
    return block && name ? { tab: 'blocks', block, variant: null, name: String(name), locale } : undefined
  }
  if (area !== 'experiment') return undefined
  const [index, , block, , name] = rest
  const variant = content.experiment?.variants[Number(index)]?.id
  if (!block || !name || variant === undefined) return { tab: 'experiment', name: 'experiment' }
  return { tab: 'blocks', block: String(block), variant, name: String(name), locale }
}

/** The message for each field of a form, by its name. */
export const problemsAt =
  (refused: Refused | undefined, form: Pick<Refused, 'tab' | 'block' | 'variant' | 'locale'>) =>
  (name: string): string | undefined => {
    const isThere =
      refused?.name === name &&
      refused.tab === form.tab &&
      refused.block === form.block &&
      refused.variant === form.variant &&
      (refused.locale === undefined || refused.locale === form.locale)
    return isThere ? refused.message : undefined
  }
