import { useRequestedFields } from '../profile/fields/use-requested-fields.ts'
import { PlaceFields } from '../profile/place/place-fields.tsx'
import { placeToSend } from '../profile/place/place-to-send.ts'
import { useWords } from '../use-words.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { useLikelyPlace } from './use-likely-place.ts'

/** §4: step 1, the place of residence; preset where the visitor searched or seems to be. */
export function PlaceStep({ profile: { country, region, city }, ...props }: StepProps) {
  const t = useWords()
  const isRequested = useRequestedFields()
  const likely = useLikelyPlace()
  if (!likely) return null
  return (
    <StepForm
      {...props}
      step={1}
      initial={country ? { country, region, city } : { ...likely, city }}
      check={(values) => {
        const place = placeToSend(values, isRequested)
        return place
          ? { body: { step: 1, ...place } }
          : { problems: { country: t('profileFields.countryMissing') } }
      }}
    >
      {(form) => <PlaceFields form={form} />}
    </StepForm>
  )
}
