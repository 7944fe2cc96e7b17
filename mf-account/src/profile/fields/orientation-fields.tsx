import { useProfileWords } from 'shared-state/profile-words'
import classes from '../../components/form/fields.module.css'
import { useWords } from '../../use-words.ts'
import { availableSexualities, withGender } from './available-sexualities.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { GenderField } from './gender-field.tsx'
import { useRequestedFields } from './use-requested-fields.ts'

/** Gender and sexuality; choosing a sexuality is the consent to its use, as the field says. */
export function OrientationFields({ form: { values, change, errors } }: FieldsProps<'gender' | 'sexuality'>) {
  const t = useWords()
  const words = useProfileWords()
  const isRequested = useRequestedFields()
  return (
    <div className={classes.fields}>
      <GenderField
        value={values.gender}
        onChange={(gender) => change(withGender(gender, values))}
        errorMessage={errors.gender}
      />
      {isRequested('sexuality') && (
        <div id="sexuality">
          <ChoiceField
            label={words.label('sexuality')}
            description={t('profileFields.sexualityConsent')}
            name="sexuality"
            options={availableSexualities(values).map((id) => ({ id, label: words.sexuality(id) }))}
            value={values.sexuality}
            onChange={(sexuality) => change({ sexuality })}
            errorMessage={errors.sexuality}
          />
        </div>
      )}
    </div>
  )
}
