import { DEFAULT_LOCALE, type LanderContent, unknownValues } from 'contracts'
import { ApiError } from 'shared-state/api'
import { propsOf } from './document/edit.ts'
import { type RefusedField, refusedField } from './document/refused-field.ts'
import { useStudioWords } from './use-studio-words.ts'

export interface Refused extends RefusedField {
  /** Says what is wrong, at the field itself. */
  readonly message: string
}

/** Finds the field that a refusal is about; undefined if it is about none. */
export function useRefused(content: LanderContent) {
  const t = useStudioWords()
  return (error: unknown): Refused | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const field = refusedField(content, Object.keys(error.fields))
    if (!field) return undefined
    if (field.name === 'slug') return { ...field, message: t('problems.slug') }
    if (field.name === 'schedule') return { ...field, message: t('page.timesWrong') }
    const hasUnknown = field.block !== undefined && unknownValues(textOf(content, field)).length > 0
    if (error.code !== 'lander_invalid' || hasUnknown) return { ...field, message: t('problems.text') }
    // Beside a value that pages don't have, an empty title is the only text that is refused under this code.
    return { ...field, locale: DEFAULT_LOCALE, message: t('refused.missing') }
  }
}

const textOf = (content: LanderContent, { block = '', name }: RefusedField) =>
  propsOf(content, block, null)[name]

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
