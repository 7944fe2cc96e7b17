import { ABOUT_ME_LENGTH, type Interest, interests } from 'contracts'
import { useId } from 'react'
import { useProfileWords } from 'shared-state/profile-words'
import { InterestToggle, InterestToggles } from 'shared-ui/interest-chip'
import { LongTextField } from '../../components/form/long-text-field.tsx'
import { useWords } from '../../use-words.ts'
import classes from './fields.module.css'
import type { FieldsProps } from './fields-props.ts'
import { useRequestedFields } from './use-requested-fields.ts'

/** The free text about oneself and the interests. */
export function WordsFields({ form: { values, change, errors } }: FieldsProps<'about_me' | 'interests'>) {
  const t = useWords()
  const words = useProfileWords()
  const isRequested = useRequestedFields()
  const noteId = useId()
  return (
    <div className={classes['fields']}>
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
        <div id="interests" className={classes['group']}>
          <p className={classes['label']}>{words.label('interests')}</p>
          <p id={noteId} className={classes['note']} role="status">
            {values.interests.length > 0
              ? t('profileFields.interestsChosen', { count: values.interests.length })
              : t('profileFields.interestsNote')}
          </p>
          <InterestToggles
            aria-label={words.label('interests')}
            aria-describedby={noteId}
            selectedKeys={values.interests}
            onSelectionChange={(keys) => change({ interests: interests.filter((one) => keys.has(one)) })}
          >
            {interests.map((one: Interest) => (
              <InterestToggle key={one} interest={one}>
                {words.interest(one)}
              </InterestToggle>
            ))}
          </InterestToggles>
        </div>
      )}
    </div>
  )
}
