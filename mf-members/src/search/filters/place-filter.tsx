import { type Country, offeredFilters } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { useQuery } from 'shared-state/query'
import { useSettings, useUser } from 'shared-state/session'
import { Select } from 'shared-ui/select'
import { ownProfileQuery } from '../../queries/own-profile-query.ts'
import { usePreferences } from '../../queries/preferences-query.ts'
import { useWords } from '../../use-words.ts'
import { regionsQuery } from '../queries/regions-query.ts'
import type { FilterProps } from './filter-props.ts'
import { inCountry, without } from './filters.ts'

const WHOLE = 'all'

/** Chooses a country, and one or all of its regions. */
export function PlaceFilter({ criteria, onChange }: FilterProps) {
  const t = useWords()
  const words = useProfileWords()
  const format = useFormat()
  const settings = useSettings()
  const { countries } = settings
  const fields = offeredFilters(settings)
  const country = useSearchedCountry(criteria.country)
  const { data: places, isPending } = useQuery(regionsQuery)
  const { near } = usePreferences()
  const preferred = usePreferredRegion(criteria)
  const kind = country && places?.kinds[country]
  const regions = (country && places?.regions[country]) || []
  return (
    <>
      {fields.includes('country') && countries.length > 1 && (
        <Select
          label={words.label('country')}
          name="country"
          placeholder={t('search.chooseCountry')}
          options={countries
            .map((code) => ({ id: code, label: format.country(code) }))
            .toSorted((a, b) => a.label.localeCompare(b.label))}
          value={country ?? null}
          onChange={(chosen) => onChange(inCountry(criteria, chosen ?? undefined))}
        />
      )}
      {fields.includes('countryregion') && (isPending || regions.length > 1) && (
        <Select
          label={kind ? words.regionKind(kind) : words.label('region')}
          name="countryregion"
          placeholder={t('search.wholeCountry')}
          options={[
            { id: WHOLE, label: t('search.wholeCountry') },
            ...regions.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={criteria.countryregion ?? preferred ?? WHOLE}
          isPending={isPending}
          pendingLabel={t('pending')}
          onChange={(region) => {
            const rest = without(criteria, 'countryregion')
            if (region !== null && region !== WHOLE) onChange({ ...rest, countryregion: region })
            // Without a country, the search would begin with the preferred region again.
            else onChange(near === 'region' && country ? { ...rest, country } : rest)
          }}
        />
      )}
    </>
  )
}

/** The member's own region, if they prefer others from there: a search without a place begins with it. */
function usePreferredRegion({ country, countryregion }: FilterProps['criteria']): string | undefined {
  const { near } = usePreferences()
  const region = useQuery(ownProfileQuery).data?.profile.region ?? undefined
  return near === 'region' && country === undefined && countryregion === undefined ? region : undefined
}

/** The country that the server searches: the chosen one, or the viewer's own. */
function useSearchedCountry(chosen: Country | undefined): Country | undefined {
  const { countries, geoip_country } = useSettings()
  const own = useUser()?.profile.country ?? geoip_country
  return chosen ?? countries.find((code) => code === own) ?? countries[0]
}
