import type { FunnelGroup } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useStore } from 'shared-state/store'
import { useWords } from '../use-words.ts'

const OTHERS = '*'

/** Writes figures and the names of groups in the language of the page. */
export function useFigureFormat() {
  const t = useWords()
  const format = useFormat()
  const locale = useStore((store) => store.locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const languages = new Intl.DisplayNames(locale, { type: 'language' })

  return {
    /** A number of people; a small group is hidden. */
    count: (figure: number | null) => (figure === null ? t('figures.few') : format.number(figure)),
    share(part: number | null, whole: number | null) {
      return part === null || !whole ? '–' : percent.format(part / whole)
    },
    group(by: FunnelGroup, group: string, name: string | null = null) {
      if (group === OTHERS) return t('figures.groups.others')
      if (group === '') return t('figures.groups.unknown')
      if (by === 'country') return format.country(group)
      if (by === 'language') return languages.of(group) ?? group
      if (by === 'day' || by === 'week') return format.day(group)
      if (by === 'month') return format.month(group)
      return name ?? group
    },
  }
}
