import {
  type BrandDocument,
  type BrandField,
  type Country,
  caseKinds,
  countryCurrencies,
  localesOf,
  paymentMethods,
} from 'contracts'
import { type FieldKind, kindOf } from './field-kinds.ts'

type Parts = Readonly<Record<string, string>>

/** A value as a control has it. */
export type FormValue = string | boolean | readonly string[] | Parts

/** The text of a value that is one. */
export const textOf = (value: FormValue) => (typeof value === 'string' ? value : '')

/** The choice of no weekday. */
export const NO_DAY = '0'

/** The country and the credits of a bundle, which its id names. */
export function soldAs(bundle: string) {
  const [country = '', credits = ''] = bundle.split('-')
  return { country: country.toUpperCase(), credits: Number(credits) }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A text that isn't a number is none for its schema, either. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))
const fromMinor = (sum: number) => String(sum / 100)
const toMinor = (text: string) => Math.round(numberOf(text) * 100)

/** A text for each key. */
const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const partsOf = <Key extends string>(keys: readonly Key[], textAt: (key: Key) => unknown): Parts =>
  Object.fromEntries(keys.map((key) => [key, written(textAt(key))]))

const given = (value: FormValue) => Object.entries(value as Parts).filter(([, text]) => text.trim() !== '')

const writers: Partial<Record<FieldKind, (document: BrandDocument) => Parts>> = {
  costs: ({ countries, minimum_message_costs: costs }) =>
    partsOf(countries, (country) => costs[country]?.costs),
  prices: ({ bundle_prices: prices }) => partsOf(Object.keys(prices), (id) => fromMinor(prices[id] ?? 0)),
  fees: ({ payment_fees: fees }) => partsOf(paymentMethods, (method) => fees[method]),
  minutes: ({ case_minutes: minutes }) => partsOf(caseKinds, (kind) => minutes[kind]),
  deal: ({ weekly_deal: deal }) => ({
    weekday: String(deal?.weekday ?? NO_DAY),
    percentage: String(deal?.percentage ?? ''),
  }),
  debit: ({ direct_debit: debit }) => ({
    creditor_id: debit?.creditor_id ?? '',
    limit_per_day: debit ? fromMinor(debit.limit_per_day) : '',
    limit_per_month: debit ? fromMinor(debit.limit_per_month) : '',
  }),
  icebreakers: ({ countries, icebreakers }) =>
    partsOf(localesOf(countries), (locale) => icebreakers[locale]?.join('\n')),
}

/** The value of a field for its control. */
export function toForm(field: BrandField, value: unknown, document: BrandDocument): FormValue {
  const kind = kindOf(field)
  const parts = writers[kind]?.(document)
  if (parts) return parts
  if (kind === 'flag') return value === true
  if (kind === 'yes') return value === 'yes'
  if (kind === 'lines') return (value as readonly string[]).join('\n')
  if (Array.isArray(value)) return value as readonly string[]
  return written(value)
}

const readers: Partial<Record<FieldKind, (value: FormValue, document: BrandDocument) => unknown>> = {
  number: (value) => numberOf(textOf(value)),
  maybeNumber: (value) => (value === '' ? null : numberOf(textOf(value))),
  niche: Number,
  yes: (value) => (value === true ? 'yes' : 'no'),
  lines: (value) => linesOf(textOf(value)),
  costs: (value, { minimum_message_costs: present }) => {
    const read = given(value).map(([country, costs]) => [
      country,
      { costs: numberOf(costs), currency: countryCurrencies[country as Country] },
    ])
    return { ...present, ...Object.fromEntries(read) }
  },
  prices: (value) =>
    Object.fromEntries(Object.entries(value as Parts).map(([id, price]) => [id, toMinor(price)])),
  fees: (value) => {
    const read = given(value).map(([method, percentage]) => [method, numberOf(percentage)] as const)
    return Object.fromEntries(read.filter(([, percentage]) => percentage !== 0))
  },
  minutes: (value) => Object.fromEntries(given(value).map(([kind, minutes]) => [kind, numberOf(minutes)])),
  deal(value) {
    const { weekday = NO_DAY, percentage = '' } = value as Parts
    return weekday === NO_DAY ? null : { weekday: Number(weekday), percentage: numberOf(percentage) }
  },
  debit(value) {
    if (given(value).length === 0) return null
    const { creditor_id = '', limit_per_day = '', limit_per_month = '' } = value as Parts
    return {
      creditor_id: creditor_id.replaceAll(' ', '').toUpperCase(),
      limit_per_day: toMinor(limit_per_day),
      limit_per_month: toMinor(limit_per_month),
    }
  },
  icebreakers(value, { icebreakers: present }) {
    const read = Object.entries(value as Parts).map(([locale, text]) => [locale, linesOf(text)] as const)
    const all = Object.entries({ ...present, ...Object.fromEntries(read) })
    return Object.fromEntries(all.filter(([, lines]) => lines.length > 0))
  },
}

/** The value of a field from its control, which its schema may still refuse. */
export function fromForm(field: BrandField, value: FormValue, document: BrandDocument): unknown {
  const read = readers[kindOf(field)]
  return read ? read(value, document) : value
}
