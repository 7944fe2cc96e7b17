import { genders } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { ChoiceField } from './choice-field.tsx'
import classes from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'
import { sexualitiesOf, withGender } from './sexualities-of.ts'
import { useAskedFields } from './use-asked-fields.ts'

/** Who one is, and whom one likes. */
export function OrientationFields({ value, onChange, errors }: FieldsProps<'gender' | 'sexuality'>) {
  const words = useProfileWords()
  const asks = useAskedFields()
  return (
    <div className={classes['fields']}>
      <div id="gender">
        <RadioGroup
          label={words.label('gender')}
          name="gender"
          variant="card"
          isRequired
          value={value.gender}
          onChange={(gender) => onChange(withGender(gender, value))}
          errorMessage={errors?.gender}
        >
          {genders.map((one) => (
            <Radio key={one} value={one}>
              {words.gender(one)}
            </Radio>
          ))}
        </RadioGroup>
      </div>
      {asks('sexuality') && (
        <div id="sexuality">
          <ChoiceField
            label={words.label('sexuality')}
            name="sexuality"
            options={sexualitiesOf(value).map((id) => ({ id, label: words.sexuality(id) }))}
            value={value.sexuality}
            onChange={(sexuality) => onChange({ sexuality })}
            errorMessage={errors?.sexuality}
          />
        </div>
      )}
    </div>
  )
}
