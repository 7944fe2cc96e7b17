import { saveProfile } from '../../queries/save-profile.ts'
import { useWords } from '../../use-words.ts'
import { LooksFields } from '../fields/looks-fields.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { SectionProps } from './section-props.ts'

export function LooksSection({ profile }: SectionProps) {
  const t = useWords()
  const { gender, body_type, hair_colour, eye_colour, tattoos, relationship_status } = profile
  return (
    <ProfileSection
      heading={t('profile.sections.looks')}
      note={t('profile.notes.members')}
      initial={{ body_type, hair_colour, eye_colour, tattoos, relationship_status }}
      check={(_, changed) => ({ body: changed })}
      send={saveProfile}
    >
      {(form) => <LooksFields form={form} gender={gender} />}
    </ProfileSection>
  )
}
