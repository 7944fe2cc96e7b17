import {
  type BrandDocument,
  type BrandField,
  type Country,
  caseKinds,
  countryCurrencies,
  languageNames,
  localesOf,
  paymentMethods,
} from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import { type FieldKind, kindOf, weekdays } from './field-kinds.ts'
import { NO_DAY, soldAs } from './form-values.ts'
import type { FieldPart } from './part-fields.tsx'

/** The parts of a field's value, for those that have several. */
export function useFieldParts(field: BrandField, document: BrandDocument): readonly FieldPart[] {
  const t = useWords()
  const format = useFormat()
  const parts: Readonly<Partial<Record<FieldKind, () => readonly FieldPart[]>>> = {
    costs: () =>
      document.countries.map((country) => ({
        key: country,
        label: `${format.country(country)} (${countryCurrencies[country]})`,
      })),
    prices: () =>
      Object.keys(document.bundle_prices).map((key) => {
        const { country, credits } = soldAs(key)
        const currency = countryCurrencies[country as Country]
        return { key, label: `${format.country(country)}: ${credits} (${currency})` }
      }),
    fees: () => paymentMethods.map((key) => ({ key, label: t(`brands.methods.${key}`) })),
    minutes: () => caseKinds.map((key) => ({ key, label: t(`figures.decisions.kinds.${key}`) })),
    deal: () => [
      {
        key: 'weekday',
        label: t('brands.weekday'),
        options: [
          { id: NO_DAY, label: t('brands.noDay') },
          ...weekdays.map((id) => ({ id, label: t(`brands.weekdays.${id}`) })),
        ],
      },
      { key: 'percentage', label: t('brands.percentage') },
    ],
    debit: () => [
      { key: 'creditor_id', label: t('brands.creditorId'), kind: 'text' },
      { key: 'limit_per_day', label: t('brands.limitPerDay') },
      { key: 'limit_per_month', label: t('brands.limitPerMonth') },
    ],
    icebreakers: () =>
      localesOf(document.countries).map((key) => ({ key, label: languageNames[key], kind: 'lines' })),
  }
  return parts[kindOf(field)]?.() ?? []
}
