import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { useRequestedFields } from '../profile/fields/use-requested-fields.ts'
import { PlaceFields } from '../profile/place/place-fields.tsx'
import { placeToSend } from '../profile/place/place-to-send.ts'
import { regionsQuery } from '../queries/regions-query.ts'
import { useWords } from '../use-words.ts'
import { likelyPlace } from './likely-place.ts'
import { searchedFor } from './searched-for.ts'
import { StepForm, type StepProps } from './step-form.tsx'

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

/** Where a new member seems to live; undefined until it is known whether the region that they chose exists. */
function useLikelyPlace() {
  const settings = useSettings()
  const searched = searchedFor(useStore((store) => store.lastSearch))
  const { data, isPending } = useQuery(regionsQuery)
  if (searched.region !== undefined && isPending) return undefined
  return likelyPlace(settings, searched, data?.regions)
}
