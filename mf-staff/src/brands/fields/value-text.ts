import { type BrandField, type Country, type Locale, languageNames } from 'contracts'
import type { useFormat } from 'shared-state/format'
import type { useWords } from '../../use-words.ts'
import { kindOf } from './field-kinds.ts'

interface Writer {
  readonly t: ReturnType<typeof useWords>
  readonly format: ReturnType<typeof useFormat>
}

type Costs = Readonly<Record<string, { readonly costs: number; readonly currency: string }>>

/** A value of a field in words. */
export function valueText(field: BrandField, value: unknown, { t, format }: Writer): string {
  switch (kindOf(field)) {
    case 'flag':
      return t(value === true ? 'brands.on' : 'brands.off')
    case 'yes':
      return t(value === 'yes' ? 'brands.on' : 'brands.off')
    case 'number':
      return format.number(Number(value))
    case 'language':
      return languageNames[value as Locale]
    case 'niche':
      return t(`brands.niches.${String(value) as '1'}`)
    case 'signups':
      return t(`brands.signups.${value as 'all'}`)
    case 'visitors':
      return t(`brands.visitors.${value as 'all'}`)
    case 'searchFields':
      return format.list((value as readonly 'gender'[]).map((one) => t(`brands.searchFields.${one}`))) || '–'
    case 'countries':
      return format.list((value as readonly Country[]).map((one) => format.country(one)))
    case 'costs':
      return Object.entries(value as Costs)
        .map(([country, { costs, currency }]) => `${country} ${format.money(costs, currency)}`)
        .join(', ')
    case 'lines':
      return (value as readonly string[]).join(', ') || '–'
    case 'area':
    case 'text':
      return String(value) || '–'
  }
}
