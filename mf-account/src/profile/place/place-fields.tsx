import type { Country } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { useSettings } from 'shared-state/session'
import { Combobox } from 'shared-ui/combobox'
import { Select } from 'shared-ui/select'
import classes from '../../components/form/fields.module.css'
import { useRegions } from '../../queries/use-regions.ts'
import { useWords } from '../../use-words.ts'
import type { FieldsProps } from '../fields/fields-props.ts'
import { useRequestedFields } from '../fields/use-requested-fields.ts'
import { CityField } from './city-field.tsx'
import { PlaceOffer } from './place-offer.tsx'
import { withCountry } from './with-country.ts'

/** The place of residence, entered by hand or filled in from the browser’s location. */
export function PlaceFields({
  form: { values, change, errors },
}: FieldsProps<'country' | 'region' | 'city'>) {
  const t = useWords()
  const words = useProfileWords()
  const format = useFormat()
  const isRequested = useRequestedFields()
  const { countries } = useSettings()
  const known = useRegions(values.country)
  return (
    <div className={classes.fields}>
      <PlaceOffer onFound={change} />
      <div id="country">
        <Select<Country>
          label={words.label('country')}
          placeholder={t('profileFields.choose')}
          name="country"
          autoComplete="country"
          isRequired
          options={byName(countries.map((id) => ({ id, label: format.country(id) })))}
          value={values.country}
          onChange={(country) => change(withCountry(country, values))}
          errorMessage={errors.country}
        />
      </div>
      {known && isRequested('region') && (
        <div id="region">
          <Combobox
            // Another country has another list; the key also drops typed text.
            key={values.country}
            label={words.regionKind(known.kind)}
            name="region"
            options={byName(known.regions.map(({ id, name }) => ({ id, label: name })))}
            value={values.region}
            onChange={(region) => change({ region })}
            emptyText={t('profileFields.noneFits')}
            errorMessage={errors.region}
          />
        </div>
      )}
      {isRequested('city') && (
        <div id="city">
          <CityField
            label={words.label('city')}
            place={values}
            onChange={change}
            errorMessage={errors.city}
          />
        </div>
      )}
    </div>
  )
}

function byName<Id extends string>(options: readonly { readonly id: Id; readonly label: string }[]) {
  return options.toSorted((a, b) => a.label.localeCompare(b.label))
}
