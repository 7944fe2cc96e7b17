import type { Country } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Select } from 'shared-ui/select'
import { useWords } from '../use-words.ts'

interface CountrySelectProps {
  readonly value: Country | null
  readonly onChange: (country: Country) => void
  readonly description?: string | undefined
  readonly className?: string | undefined
}

/** §3: the payment country, which prices, currency and ways to pay follow. */
export function CountrySelect({ onChange, ...props }: CountrySelectProps) {
  const t = useWords()
  const { countries } = useSettings()
  const format = useFormat()
  const options = countries
    .map((id) => ({ id, label: format.country(id) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  if (countries.length < 2) return null
  return (
    <Select<Country>
      {...props}
      label={t('country.label')}
      placeholder={t('country.choose')}
      options={options}
      onChange={(country) => country && onChange(country)}
    />
  )
}
