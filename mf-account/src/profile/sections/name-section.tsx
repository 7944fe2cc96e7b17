import { paths, usernameProblem } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { linkLook } from 'shared-ui/link'
import { TextField } from 'shared-ui/text-field'
import { saveProfile } from '../../queries/save-profile.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from '../profile.module.css'
import { ProfileSection } from './profile-section.tsx'
import type { SectionProps } from './section-props.ts'

/** §5: the display name. Only the server can check that it is not the e-mail address. */
export function NameSection({ profile: { name, date_of_birth: born } }: SectionProps) {
  const t = useWords()
  const words = useProfileWords()
  const format = useFormat()
  const problemText = useProblemText()
  return (
    <ProfileSection
      heading={t('profile.sections.name')}
      note={t('profile.notes.name')}
      initial={{ name }}
      check={(values) => {
        const problem = usernameProblem(values.name, '')
        return problem ? { problems: { name: problemText(problem) } } : { body: values }
      }}
      send={saveProfile}
    >
      {(form) => (
        <>
          <div id="name">
            <TextField
              {...form.bind('name')}
              label={words.label('name')}
              autoComplete="nickname"
              isRequired
            />
          </div>
          <dl className={classes.born}>
            <dt>{words.label('date_of_birth')}</dt>
            {/* Noon, so that the date is the same in every time zone. */}
            <dd>{format.day(born)}</dd>
            <dd>
              <Link to={`${paths.notifications}#date-of-birth`} {...linkLook({ isStandalone: true })}>
                {t('profile.correctBirth')}
              </Link>
            </dd>
          </dl>
        </>
      )}
    </ProfileSection>
  )
}
