import { type LanderContent, locales, pageConditions, SHARES } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useChoiceName, useNumberedName } from '../../fields/use-names.ts'
import { useStudioWords } from '../../use-studio-words.ts'
import type { Difference } from './compare.ts'

const PERCENT = 100

/** A value of a revision in words; a dash for none. */
export function useValueName() {
  const t = useStudioWords()
  const format = useFormat()
  const nameOfBlock = useNumberedName()
  const choiceName = useChoiceName()
  return (content: LanderContent, at: Difference['at'], value: Difference['after']): string => {
    const [area] = at
    const key = at.at(-1)
    if (key === 'hidden') return t(value === true ? 'parts.hidden' : 'differences.shown')
    if (value === undefined) return '–'
    if (typeof value === 'boolean') return String(value)
    if (typeof value === 'number') {
      if (area === 'blocks' && at.length === 2) return t('differences.place', { place: value })
      return key === 'share' ? `${format.number((value * PERCENT) / SHARES)} %` : format.number(value)
    }
    if (typeof value !== 'string') {
      return value.map((one) => (key === 'order' ? nameOfBlock(content, one) : choiceName(one))).join(', ')
    }
    if (area === 'page' && (key === 'from' || key === 'to')) return format.dateTime(value)
    const condition = key === 'when' && pageConditions.find((one) => one === value)
    if (condition) return t(`when.${condition}`)
    const isAsWritten = key === 'note' || key === 'address' || locales.some((locale) => locale === key)
    return isAsWritten ? value : choiceName(value)
  }
}
