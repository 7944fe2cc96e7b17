import { bodyTypes, eyeColours, hairColours, type OwnProfile, relationshipStatuses } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { ChipChoiceField } from '../../components/form/chip-choice-field.tsx'
import classes from '../../components/form/fields.module.css'
import type { FieldsProps } from './fields-props.ts'
import { useRequestedFields } from './use-requested-fields.ts'

type Looks = 'body_type' | 'hair_colour' | 'eye_colour' | 'tattoos' | 'relationship_status'

interface LooksFieldsProps extends FieldsProps<Looks> {
  /** Some languages inflect the relationship status by gender. */
  readonly gender: OwnProfile['gender']
}

/** Appearance and relationship status. */
export function LooksFields({ gender, form: { values, change, errors } }: LooksFieldsProps) {
  const words = useProfileWords()
  const isRequested = useRequestedFields()

  function field<Id extends string>(
    name: Looks,
    options: readonly { readonly id: Id; readonly label: string }[],
    chosen: Id | null,
    choose: (id: Id | null) => void,
  ) {
    if (!isRequested(name)) return null
    const shown = { label: words.label(name), name, options, errorMessage: errors[name] }
    return (
      <div id={name}>
        <ChipChoiceField {...shown} value={chosen} onChange={choose} />
      </div>
    )
  }

  const yesOrNo = [true, false].map((has) => ({ id: has ? 'yes' : 'no', label: words.tattoos(has) }) as const)
  const hasTattoos = values.tattoos === null ? null : values.tattoos ? 'yes' : 'no'

  return (
    <div className={classes.fields}>
      {field(
        'relationship_status',
        relationshipStatuses.map((id) => ({ id, label: words.relationship(id, gender) })),
        values.relationship_status,
        (id) => change({ relationship_status: id }),
      )}
      {field(
        'body_type',
        bodyTypes.map((id) => ({ id, label: words.bodyType(id) })),
        values.body_type,
        (id) => change({ body_type: id }),
      )}
      {field(
        'hair_colour',
        hairColours.map((id) => ({ id, label: words.hairColour(id) })),
        values.hair_colour,
        (id) => change({ hair_colour: id }),
      )}
      {field(
        'eye_colour',
        eyeColours.map((id) => ({ id, label: words.eyeColour(id) })),
        values.eye_colour,
        (id) => change({ eye_colour: id }),
      )}
      {field('tattoos', yesOrNo, hasTattoos, (id) => change({ tattoos: id === null ? null : id === 'yes' }))}
    </div>
  )
}
