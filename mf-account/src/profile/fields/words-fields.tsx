import { ABOUT_ME_LENGTH } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import classes from '../../components/form/fields.module.css'
import { LongTextField } from '../../components/form/long-text-field.tsx'
import { useWords } from '../../use-words.ts'
import type { FieldsProps } from './fields-props.ts'
import { InterestsField } from './interests-field.tsx'
import { InterestsSheet } from './interests-sheet.tsx'
import { useRequestedFields } from './use-requested-fields.ts'

interface WordsFieldsProps extends FieldsProps<'about_me' | 'interests'> {
  /** Shows only the chosen interests, and all of them in a sheet. */
  readonly hasSheet?: boolean
}

/** The free text about oneself and the interests. */
export function WordsFields({ form: { values, change, errors }, hasSheet = false }: WordsFieldsProps) {
  const t = useWords()
  const words = useProfileWords()
  const isRequested = useRequestedFields()
  const Interests = hasSheet ? InterestsSheet : InterestsField
  return (
    <div className={classes.fields}>
      {isRequested('about_me') && (
        <div id="about_me">
          <LongTextField
            label={words.label('about_me')}
            description={t('profileFields.aboutMeNote')}
            name="about_me"
            maxLength={ABOUT_ME_LENGTH}
            value={values.about_me ?? ''}
            // An emptied text counts as not stated.
            onChange={(text) => change({ about_me: text === '' ? null : text })}
            errorMessage={errors.about_me}
          />
        </div>
      )}
      {isRequested('interests') && (
        <div id="interests">
          <Interests value={values.interests} onChange={(interests) => change({ interests })} />
        </div>
      )}
    </div>
  )
}
