import { bodyTypes, eyeColours, hairColours, type OwnProfile, relationshipStatuses } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { ChoiceField } from './choice-field.tsx'
import classes from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'
import { useAskedFields } from './use-asked-fields.ts'

type Looks = 'body_type' | 'hair_colour' | 'eye_colour' | 'tattoos' | 'relationship_status'

interface LooksFieldsProps extends FieldsProps<Looks> {
  /** For languages that speak otherwise of a man than of a woman. */
  readonly gender: OwnProfile['gender']
}

/** What one looks like, and with whom one lives. */
export function LooksFields({ gender, value, onChange, errors }: LooksFieldsProps) {
  const words = useProfileWords()
  const asks = useAskedFields()

  function field<Id extends string>(
    name: Looks,
    options: readonly { readonly id: Id; readonly label: string }[],
    chosen: Id | null,
    choose: (id: Id | null) => void,
  ) {
    if (!asks(name)) return null
    const shown = { label: words.label(name), name, options, errorMessage: errors?.[name] }
    return (
      <div id={name}>
        <ChoiceField {...shown} value={chosen} onChange={choose} />
      </div>
    )
  }

  const yesOrNo = [true, false].map((has) => ({ id: has ? 'yes' : 'no', label: words.tattoos(has) }) as const)
  const hasTattoos = value.tattoos === null ? null : value.tattoos ? 'yes' : 'no'

  return (
    <div className={classes['pairs']}>
      {field(
        'relationship_status',
        relationshipStatuses.map((id) => ({ id, label: words.relationship(id, gender) })),
        value.relationship_status,
        (id) => onChange({ relationship_status: id }),
      )}
      {field(
        'body_type',
        bodyTypes.map((id) => ({ id, label: words.bodyType(id) })),
        value.body_type,
        (id) => onChange({ body_type: id }),
      )}
      {field(
        'hair_colour',
        hairColours.map((id) => ({ id, label: words.hairColour(id) })),
        value.hair_colour,
        (id) => onChange({ hair_colour: id }),
      )}
      {field(
        'eye_colour',
        eyeColours.map((id) => ({ id, label: words.eyeColour(id) })),
        value.eye_colour,
        (id) => onChange({ eye_colour: id }),
      )}
      {field('tattoos', yesOrNo, hasTattoos, (id) =>
        onChange({ tattoos: id === null ? null : id === 'yes' }),
      )}
    </div>
  )
}
