import { CITY_LENGTH, type Country } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { useSettings } from 'shared-state/session'
import { Combobox } from 'shared-ui/combobox'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { useRegions } from '../../queries/use-regions.ts'
import { useWords } from '../../use-words.ts'
import classes from '../fields/fields.module.css'
import type { FieldsProps } from '../fields/fields-props.ts'
import { useAskedFields } from '../fields/use-asked-fields.ts'
import { PlaceOffer } from './place-offer.tsx'
import { withCountry } from './with-country.ts'

/** Where one lives: by hand, or as the browser knows it. */
export function PlaceFields({ value, onChange, errors }: FieldsProps<'country' | 'region' | 'city'>) {
  const t = useWords()
  const words = useProfileWords()
  const format = useFormat()
  const asks = useAskedFields()
  const { countries } = useSettings()
  const known = useRegions(value.country)
  return (
    <div className={classes['fields']}>
      <PlaceOffer onFound={onChange} />
      <div id="country">
        <Select<Country>
          label={words.label('country')}
          placeholder={t('profileFields.choose')}
          name="country"
          autoComplete="country"
          isRequired
          options={byName(countries.map((id) => ({ id, label: format.country(id) })))}
          value={value.country}
          onChange={(country) => onChange(withCountry(country, value))}
          errorMessage={errors?.country}
        />
      </div>
      {known && asks('region') && (
        <div id="region">
          <Combobox
            // Of another country it is another list, with nothing typed.
            key={value.country}
            label={words.regionKind(known.kind)}
            name="region"
            options={byName(known.regions.map(({ id, name }) => ({ id, label: name })))}
            value={value.region}
            onChange={(region) => onChange({ region })}
            emptyText={t('profileFields.noneFits')}
            errorMessage={errors?.region}
          />
        </div>
      )}
      {asks('city') && (
        <div id="city">
          <TextField
            label={words.label('city')}
            name="city"
            autoComplete="address-level2"
            maxLength={CITY_LENGTH}
            value={value.city ?? ''}
            onChange={(city) => onChange({ city: city === '' ? null : city })}
            errorMessage={errors?.city}
          />
        </div>
      )}
    </div>
  )
}

function byName<Id extends string>(options: readonly { readonly id: Id; readonly label: string }[]) {
  return options.toSorted((a, b) => a.label.localeCompare(b.label))
}
