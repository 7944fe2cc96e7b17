import { paths, usernameProblem } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { useProfileWords } from 'shared-state/profile-words'
import { linkLook } from 'shared-ui/link'
import { TextField } from 'shared-ui/text-field'
import { saveProfile } from '../../queries/save-profile.ts'
import { useProblemWords } from '../../use-problem-words.ts'
import { useWords } from '../../use-words.ts'
import classes from '../profile.module.css'
import { ProfileSection } from './profile-section.tsx'
import type { SectionProps } from './section-props.ts'

/** §5: the name by its rules; of the e-mail address only the server knows. */
export function NameSection({ profile: { name, date_of_birth: born } }: SectionProps) {
  const t = useWords()
  const words = useProfileWords()
  const format = useFormat()
  const { ofCode } = useProblemWords()
  return (
    <ProfileSection
      heading={t('profile.sections.name')}
      note={t('profile.notes.name')}
      saved={{ name }}
      read={(draft) => {
        const problem = usernameProblem(draft.name, '')
        return problem ? { lacking: { name: ofCode(problem) } } : { body: draft }
      }}
      send={saveProfile}
    >
      {({ value, onChange, errors, onBlur }) => (
        <>
          <div id="name">
            <TextField
              label={words.label('name')}
              name="name"
              autoComplete="nickname"
              isRequired
              value={value.name}
              onChange={(next) => onChange({ name: next })}
              onBlur={onBlur}
              errorMessage={errors['name']}
            />
          </div>
          <dl className={classes['born']}>
            <dt>{words.label('date_of_birth')}</dt>
            {/* Of noon, so that it is the same day wherever the page is read. */}
            <dd>{format.date(`${born}T12:00:00`)}</dd>
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
