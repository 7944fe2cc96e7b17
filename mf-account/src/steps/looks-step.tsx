import { LooksFields } from '../profile/fields/looks-fields.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

/** §4: step 2, appearance and relationship status. */
export function LooksStep({ profile, ...props }: StepProps) {
  const { gender, body_type, hair_colour, eye_colour, tattoos, relationship_status } = profile
  return (
    <StepForm
      {...props}
      step={2}
      initial={{ body_type, hair_colour, eye_colour, tattoos, relationship_status }}
      check={(_, changed) => ({ body: { step: 2, ...changed } })}
      isEmpty={(values) => Object.values(values).every((value) => value === null)}
    >
      {(form) => <LooksFields form={form} gender={gender} />}
    </StepForm>
  )
}
