import type { SignupStep } from 'contracts'
import { LooksStep } from './looks-step.tsx'
import { OrientationStep } from './orientation-step.tsx'
import { PhotoStep } from './photo-step.tsx'
import { PlaceStep } from './place-step.tsx'
import type { StepProps } from './step-form.tsx'
import { WordsStep } from './words-step.tsx'

const STEPS = { 0: OrientationStep, 1: PlaceStep, 2: LooksStep, 3: WordsStep, 4: PhotoStep } as const

/** The form of one profile step. */
export function ProfileStep({ step, ...props }: StepProps & { readonly step: SignupStep }) {
  const Form = STEPS[step]
  // The key discards unsaved edits of the previous step.
  return <Form key={step} {...props} />
}
