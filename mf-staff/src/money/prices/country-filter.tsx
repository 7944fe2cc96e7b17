import type { CountryPrices } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Select } from 'shared-ui/select'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'

/** The parameter of the address that names the country. */
export const COUNTRY = 'country'
const ANY = 'any'

/** Jumps to the prices of one country; typing finds it by its name. */
export function CountryFilter({ countries }: { readonly countries: readonly CountryPrices[] }) {
  const t = useWords()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const options = countries
    .map(({ country }) => ({ id: country as string, label: format.country(country) }))
    .toSorted((one, other) => format.compare(one.label, other.label))
  function show(chosen: string | null) {
    const next = new URLSearchParams(search)
    if (chosen === null || chosen === ANY) next.delete(COUNTRY)
    else next.set(COUNTRY, chosen)
    setSearch(next)
  }
  return (
    <div className={classes.filters}>
      <Select
        label={t('members.country')}
        placeholder={t('money.any')}
        value={search.get(COUNTRY) ?? ANY}
        onChange={show}
        options={[{ id: ANY, label: t('money.any') }, ...options]}
      />
    </div>
  )
}
