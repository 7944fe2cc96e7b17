import { genders } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { availableSexualities, withGender } from './available-sexualities.ts'
import { ChoiceField } from './choice-field.tsx'
import classes from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'
import { useRequestedFields } from './use-requested-fields.ts'

/** Gender and sexuality. */
export function OrientationFields({ form: { values, change, errors } }: FieldsProps<'gender' | 'sexuality'>) {
  const words = useProfileWords()
  const isRequested = useRequestedFields()
  return (
    <div className={classes['fields']}>
      <div id="gender">
        <RadioGroup
          label={words.label('gender')}
          name="gender"
          variant="card"
          isRequired
          value={values.gender}
          onChange={(gender) => change(withGender(gender, values))}
          errorMessage={errors.gender}
        >
          {genders.map((one) => (
            <Radio key={one} value={one}>
              {words.gender(one)}
            </Radio>
          ))}
        </RadioGroup>
      </div>
      {isRequested('sexuality') && (
        <div id="sexuality">
          <ChoiceField
            label={words.label('sexuality')}
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
