import { CITY_LENGTH } from 'contracts'
import { useState } from 'react'
import { useQuery } from 'shared-state/query'
import { Combobox } from 'shared-ui/combobox'
import { citiesQuery } from '../../queries/cities-query.ts'
import { useWords } from '../../use-words.ts'
import type { Place } from './with-country.ts'

interface CityFieldProps {
  readonly label: string
  readonly place: Place
  readonly onChange: (changes: Partial<Place>) => void
  readonly errorMessage: string | undefined
}

/** A city: suggested while the member types, with its region; any other name may be entered, too. */
export function CityField({ label, place, onChange, errorMessage }: CityFieldProps) {
  const t = useWords()
  const { country, city } = place
  const name = city?.trim() ?? ''
  // The stored or chosen name needs no suggestions, or the list would open again.
  const [settled, setSettled] = useState(name)
  const { data } = useQuery({
    ...citiesQuery(place, name),
    enabled: country !== null && name !== '' && name !== settled,
    placeholderData: (before) => before,
    retry: false,
  })
  const cities = name === '' ? [] : (data?.cities ?? [])
  return (
    <Combobox
      label={label}
      name="city"
      allowsCustomValue
      isFilteredByCaller
      options={cities.map((one) => ({
        id: `${one.region}/${one.name}`,
        label: one.name,
        description: one.region_name,
      }))}
      inputValue={city ?? ''}
      onInputChange={(typed) => onChange({ city: typed === '' ? null : typed.slice(0, CITY_LENGTH) })}
      onChange={(id) => {
        const chosen = cities.find((one) => `${one.region}/${one.name}` === id)
        if (!chosen) return
        setSettled(chosen.name)
        onChange({ city: chosen.name, region: chosen.region })
      }}
      emptyText={t('profileFields.cityFree')}
      errorMessage={errorMessage}
    />
  )
}
