import { OrientationFields } from '../profile/fields/orientation-fields.tsx'
import { useWords } from '../use-words.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** §4: step 0, gender and sexuality. */
export function OrientationStep({ profile: { gender, sexuality }, ...props }: StepProps) {
  const t = useWords()
  return (
    <StepForm
      {...props}
      step={0}
      initial={{ gender, sexuality }}
      check={(values, changed) =>
        values.gender
          ? { body: { step: 0, ...changed, gender: values.gender } }
          : { problems: { gender: t('profileFields.genderMissing') } }
      }
    >
      {(form) => <OrientationFields form={form} />}
    </StepForm>
  )
}
