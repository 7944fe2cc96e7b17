import type { SignupStep } from 'contracts'
import { LooksFields } from '../profile/fields/looks-fields.tsx'
import { OrientationStep } from './orientation-step.tsx'
import { PhotoStep } from './photo-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { WordsStep } from './words-step.tsx'

const STEPS = { 0: OrientationStep, 1: PlaceStep, 2: LooksStep, 3: WordsStep, 4: PhotoStep } as const

/** The form of one profile step. */
export function ProfileStep({ step, ...props }: StepProps & { readonly step: SignupStep }) {
  const Form = STEPS[step]
  // The key discards unsaved edits of the previous step.
  return <Form key={step} {...props} />
}

/** §4: step 2, appearance and relationship status. */
function LooksStep({ profile, ...props }: StepProps) {
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
