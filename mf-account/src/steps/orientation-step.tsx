import { OrientationFields } from '../profile/fields/orientation-fields.tsx'
import { useWords } from '../use-words.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** §4: step 0, whom one is shown to. */
export function OrientationStep({ profile: { gender, sexuality }, ...props }: StepProps) {
  const t = useWords()
  return (
    <StepForm
      {...props}
      step={0}
      saved={{ gender, sexuality }}
      read={(draft, changed) =>
        draft.gender
          ? { body: { step: 0, ...changed, gender: draft.gender } }
          : { lacking: { gender: t('profileFields.genderMissing') } }
      }
    >
      {(fields) => <OrientationFields {...fields} />}
    </StepForm>
  )
}
