import { type BrandDocument, type BrandField, type Country, countryCurrencies } from 'contracts'
import { type FieldKind, kindOf } from './field-kinds.ts'

/** A value as a control has it. */
export type FormValue = string | boolean | readonly string[] | Readonly<Record<string, string>>

/** The text of a value that is one. */
export const textOf = (value: FormValue) => (typeof value === 'string' ? value : '')

/** The value of a field for its control. */
export function toForm(field: BrandField, value: unknown, document: BrandDocument): FormValue {
  const kind = kindOf(field)
  if (kind === 'costs') {
    const { countries, minimum_message_costs: costs } = document
    return Object.fromEntries(countries.map((country) => [country, String(costs[country]?.costs ?? '')]))
  }
  if (kind === 'flag') return value === true
  if (kind === 'yes') return value === 'yes'
  if (kind === 'lines') return (value as readonly string[]).join('\n')
  if (Array.isArray(value)) return value as readonly string[]
  return String(value)
}

const readers: Partial<Record<FieldKind, (value: FormValue, document: BrandDocument) => unknown>> = {
  number: (value) => (value === '' ? Number.NaN : Number(value)),
  niche: Number,
  yes: (value) => (value === true ? 'yes' : 'no'),
  lines: (value) =>
    textOf(value)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  costs: (value, { minimum_message_costs: present }) => {
    const given = Object.entries(value as Readonly<Record<string, string>>).filter(
      ([, costs]) => costs !== '',
    )
    const read = given.map(([country, costs]) => [
      country,
      { costs: Number(costs.replace(',', '.')), currency: countryCurrencies[country as Country] },
    ])
    return { ...present, ...Object.fromEntries(read) }
  },
}

/** The value of a field from its control, which its schema may still refuse. */
export function fromForm(field: BrandField, value: FormValue, document: BrandDocument): unknown {
  return readers[kindOf(field)]?.(value, document) ?? value
}
