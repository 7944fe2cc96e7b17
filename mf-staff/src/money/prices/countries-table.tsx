import { type CountryPrices, priceOfUse, type StaffPrices } from 'contracts'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'
import { COUNTRY } from './country-filter.tsx'

interface CountriesTableProps {
  readonly countries: readonly CountryPrices[]
  readonly uses: StaffPrices['uses']
}

type Row = CountryPrices & { readonly id: string }

/** The countries in a line each: what bundles and messages cost there, from the cheapest to the dearest. */
export function CountriesTable({ countries, uses }: CountriesTableProps) {
  const t = useWords()
  const format = useFormat()
  const [search] = useSearchParams()
  const range = (amounts: readonly number[], { currency }: CountryPrices) => {
    const ends = [...new Set([Math.min(...amounts), Math.max(...amounts)])]
    return amounts.length === 0 ? '–' : ends.map((amount) => format.price(amount, currency)).join(' – ')
  }
  const columns: readonly Column<Row>[] = [
    {
      key: 'country',
      title: t('members.country'),
      isHeading: true,
      render: ({ country }) => (
        <Link to={`?${new URLSearchParams([...search, [COUNTRY, country]])}`}>{format.country(country)}</Link>
      ),
    },
    {
      key: 'price',
      title: t('prices.bundle'),
      align: 'end',
      render: (one) =>
        range(
          one.bundles.map(({ price }) => price),
          one,
        ),
    },
    {
      key: 'message',
      title: t('prices.uses.message'),
      align: 'end',
      render: (one) =>
        uses.message === 0
          ? t('prices.free')
          : range(
              one.bundles.map((bundle) => priceOfUse(bundle, uses.message)),
              one,
            ),
    },
  ]
  return (
    <DataTable
      caption={t('titles.staff-prices')}
      columns={columns}
      rows={countries.map((one) => ({ ...one, id: one.country }))}
    />
  )
}
