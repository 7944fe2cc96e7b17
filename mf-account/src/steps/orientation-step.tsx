import { ageRangeOf } from 'contracts'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import classes from '../components/form/fields.module.css'
import { AgesField } from '../preferences/ages-field.tsx'
import { MeetField } from '../preferences/meet-field.tsx'
import { preferencesOf, valuesOf } from '../preferences/preference-values.ts'
import { preferencesQuery } from '../preferences/queries/preferences-query.ts'
import { GenderField } from '../profile/fields/gender-field.tsx'
import { useWords } from '../use-words.ts'
import { searchedFor } from './searched-for.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/**
 * §4: step 0, the gender and the members to meet. Those decide who suits; the sexuality, which others may read, is left to
 * the profile page.
 */
export function OrientationStep({ profile: { gender }, ...props }: StepProps) {
  const t = useWords()
  const { min_age: youngest } = useSettings()
  const { data, isPending } = useQuery(preferencesQuery)
  const searched = searchedFor(useStore((store) => store.lastSearch))
  if (isPending) return null
  const { near, ...own } = data
    ? valuesOf(data.preferences, youngest)
    : { meet: null, ages: ageRangeOf({}, youngest), near: null }
  const hasAges = data && (data.preferences.min_age !== null || data.preferences.max_age !== null)
  const ages = hasAges ? own.ages : ageRangeOf(searched.ages, youngest)
  return (
    <StepForm
      {...props}
      step={0}
      // Never preset: choosing whom to meet is the consent to its use.
      initial={{ gender, meet: own.meet, ages }}
      check={(values) => {
        if (!values.gender) return { problems: { gender: t('profileFields.genderMissing') } }
        const { near: _, ...preferences } = preferencesOf({ ...values, near }, youngest)
        return { body: { step: 0, gender: values.gender, preferences } }
      }}
    >
      {({ values, change, errors }) => (
        <div className={classes.fields}>
          <GenderField
            value={values.gender}
            onChange={(one) => change({ gender: one })}
            errorMessage={errors.gender}
          />
          <MeetField
            value={values.meet}
            earlier={searched.gender}
            onChange={(one) => change({ meet: one })}
          />
          <AgesField value={values.ages} onChange={(range) => change({ ages: range })} />
        </div>
      )}
    </StepForm>
  )
}
