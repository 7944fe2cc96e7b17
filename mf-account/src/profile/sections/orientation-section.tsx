import { saveProfile } from '../../queries/save-profile.ts'
import { useWords } from '../../use-words.ts'
import { OrientationFields } from '../fields/orientation-fields.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { SectionProps } from './section-props.ts'

export function OrientationSection({ profile: { gender, sexuality } }: SectionProps) {
  const t = useWords()
  return (
    <ProfileSection
      heading={t('profile.sections.orientation')}
      note={t('profile.notes.orientation')}
      initial={{ gender, sexuality }}
      check={(values, changed) =>
        values.gender
          ? { body: { ...changed, gender: values.gender } }
          : { problems: { gender: t('profileFields.genderMissing') } }
      }
      send={saveProfile}
    >
      {(form) => <OrientationFields form={form} />}
    </ProfileSection>
  )
}
