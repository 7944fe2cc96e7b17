import type { SignupStep } from 'contracts'
import { LooksStep } from './looks-step.tsx'
import { OrientationStep } from './orientation-step.tsx'
import { PhotoStep } from './photo-step.tsx'
import { PlaceStep } from './place-step.tsx'
import type { StepProps } from './step-form.tsx'
import { WordsStep } from './words-step.tsx'

const STEPS = { 0: OrientationStep, 1: PlaceStep, 2: LooksStep, 3: WordsStep, 4: PhotoStep } as const

/** One of the five. */
export function ProfileStep({ step, ...props }: StepProps & { readonly step: SignupStep }) {
  const Form = STEPS[step]
  // Each begins with what is saved.
  return <Form key={step} {...props} />
}
