import {
  type BrandDocument,
  type BrandField,
  type Country,
  caseKinds,
  countryCurrencies,
  type Locale,
  languageNames,
} from 'contracts'
import type { useFormat } from 'shared-state/format'
import type { useWords } from '../../use-words.ts'
import { kindOf } from './field-kinds.ts'
import { soldAs } from './form-values.ts'

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
    case 'maybeNumber':
      return value === null ? '–' : format.number(Number(value))
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
    case 'prices':
      return Object.entries(value as BrandDocument['bundle_prices'])
        .map(([id, price]) => {
          const { country, credits } = soldAs(id)
          return `${country} ${credits}: ${format.price(price, countryCurrencies[country as Country])}`
        })
        .join(', ')
    case 'fees':
      return percentages(value as BrandDocument['payment_fees'], { t, format })
    case 'minutes': {
      const minutes = value as BrandDocument['case_minutes']
      const promised = caseKinds.filter((kind) => minutes[kind] !== undefined)
      return promised.map((kind) => `${t(`figures.decisions.kinds.${kind}`)} ${minutes[kind]}`).join(', ')
    }
    case 'deal': {
      const deal = value as BrandDocument['weekly_deal']
      return deal ? `${t(`brands.weekdays.${deal.weekday}`)}, ${deal.percentage}%` : '–'
    }
    case 'debit': {
      const debit = value as BrandDocument['direct_debit']
      if (!debit) return '–'
      const limits = [debit.limit_per_day, debit.limit_per_month].map((sum) => format.price(sum, 'EUR'))
      return [debit.creditor_id, ...limits].join(', ')
    }
    case 'icebreakers':
      return (
        Object.entries(value as BrandDocument['icebreakers'])
          .map(([locale, lines]) => `${languageNames[locale as Locale]}: ${lines.join(' / ')}`)
          .join('; ') || '–'
      )
    case 'profileFields':
    case 'profileNotes':
      return format.list((value as readonly 'city'[]).map((one) => t(`brands.profile.${one}`))) || '–'
    case 'gifts':
      return format.list((value as readonly 'rose'[]).map((one) => t(`brands.gifts.${one}`))) || '–'
    case 'methods':
      return format.list((value as readonly 'visa'[]).map((one) => t(`brands.methods.${one}`))) || '–'
    case 'lines':
      return (value as readonly string[]).join(', ') || '–'
    case 'area':
    case 'text':
      return String(value) || '–'
  }
}

function percentages(fees: BrandDocument['payment_fees'], { t, format }: Writer): string {
  const entries = Object.entries(fees) as [keyof typeof fees, number][]
  return entries.map(([id, fee]) => `${t(`brands.methods.${id}`)} ${format.number(fee)}%`).join(', ') || '–'
}

/** The part of an earlier value that a later one is compared with: a draft has only the prices that it changes. */
export function comparedWith(field: BrandField, was: unknown, is: unknown): unknown {
  if (kindOf(field) !== 'prices') return was
  const changed = Object.keys(is as object)
  return Object.fromEntries(Object.entries(was as object).filter(([id]) => changed.includes(id)))
}
