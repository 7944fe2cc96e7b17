import { type CountryPrices, getStaffPrices } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useBrand } from '../../session/brand-context.ts'
import { hasRole } from '../../session/has-role.ts'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { CountriesTable } from './countries-table.tsx'
import { CountryCard } from './country-card.tsx'
import { COUNTRY, CountryFilter } from './country-filter.tsx'
import { PricesDialog } from './prices-dialog.tsx'

/** Brands that sell in more countries have a table of them, which leads to the prices of each. */
const MOST_CARDS = 4

/** The bundles of each country, and what a member pays for each use: finance changes the prices. */
export function Prices() {
  const t = useWords()
  const brand = useBrand()
  const isFinance = hasRole(brand, ['finance'])
  const format = useFormat()
  const [search] = useSearchParams()
  const query = useStaffRead(getStaffPrices)
  const chosen = query.data?.countries.find(({ country }) => country === search.get(COUNTRY))?.country ?? null
  const byName = (one: CountryPrices, other: CountryPrices) =>
    format.compare(format.country(one.country), format.country(other.country))
  const [changing, setChanging] = useState<CountryPrices | null>(null)
  return (
    <div className={classes.page}>
      <PageHead title={t('titles.staff-prices')} text={t('prices.about', { brand: brand.name })} />
      <Loaded query={query}>
        {({ countries, uses }) => (
          <>
            {countries.length === 0 ? (
              <EmptyState heading={t('prices.none')}>{t('prices.noneNote')}</EmptyState>
            ) : (
              <CountryFilter countries={countries} />
            )}
            {countries.length > MOST_CARDS && chosen === null ? (
              <CountriesTable countries={countries.toSorted(byName)} uses={uses} />
            ) : (
              countries
                .filter(({ country }) => chosen === null || country === chosen)
                .toSorted(byName)
                .map((one) => (
                  <CountryCard
                    key={one.country}
                    prices={one}
                    uses={uses}
                    onChange={isFinance ? () => setChanging(one) : undefined}
                  />
                ))
            )}
            {changing && <PricesDialog prices={changing} uses={uses} onClose={() => setChanging(null)} />}
          </>
        )}
      </Loaded>
    </div>
  )
}
