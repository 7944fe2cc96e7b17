import { saveProfile } from '../../queries/save-profile.ts'
import { useWords } from '../../use-words.ts'
import { aboutMeProblem } from '../fields/about-me-problem.ts'
import { WordsFields } from '../fields/words-fields.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { SectionProps } from './section-props.ts'

export function WordsSection({ profile: { about_me, interests } }: SectionProps) {
  const t = useWords()
  return (
    <ProfileSection
      heading={t('profile.sections.words')}
      note={t('profile.notes.members')}
      initial={{ about_me, interests }}
      check={(values, changed) => {
        const problem = aboutMeProblem(values)
        return problem ? { problems: { about_me: t(problem) } } : { body: changed }
      }}
      send={saveProfile}
    >
      {(form) => <WordsFields form={form} hasSheet />}
    </ProfileSection>
  )
}
