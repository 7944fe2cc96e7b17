import { changeLocation } from 'contracts'
import { call } from 'shared-state/api'
import { useWords } from '../../use-words.ts'
import { useRequestedFields } from '../fields/use-requested-fields.ts'
import { PlaceFields } from '../place/place-fields.tsx'
import { placeToSend } from '../place/place-to-send.ts'
import { ProfileSection } from './profile-section.tsx'
import type { SectionProps } from './section-props.ts'

export function PlaceSection({ profile: { country, region, city } }: SectionProps) {
  const t = useWords()
  const isRequested = useRequestedFields()
  return (
    <ProfileSection
      id="location"
      heading={t('profile.sections.place')}
      note={t('profile.notes.place')}
      initial={{ country, region, city }}
      check={(values) => {
        const place = placeToSend(values, isRequested)
        return place ? { body: place } : { problems: { country: t('profileFields.countryMissing') } }
      }}
      send={(body) => call(changeLocation, { body })}
    >
      {(form) => <PlaceFields form={form} />}
    </ProfileSection>
  )
}
