import { useWords } from '../use-words.ts'
import { ProfileSection } from './profile-section.tsx'
import { saveProfile } from './save-profile.ts'
import type { SectionProps } from './section-props.ts'
import { WordsFields } from './words-fields.tsx'
import { wordsProblem } from './words-problem.ts'

export function WordsSection({ profile: { about_me, interests } }: SectionProps) {
  const t = useWords()
  return (
    <ProfileSection
      heading={t('profile.sections.words')}
      note={t('profile.notes.members')}
      saved={{ about_me, interests }}
      read={(draft, changed) => {
        const problem = wordsProblem(draft)
        return problem ? { lacking: { about_me: t(problem) } } : { body: changed }
      }}
      send={saveProfile}
    >
      {(fields) => <WordsFields {...fields} />}
    </ProfileSection>
  )
}
