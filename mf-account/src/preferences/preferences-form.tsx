import type { Preferences } from 'contracts'
import { useSettings } from 'shared-state/session'
import fields from '../components/form/fields.module.css'
import { SectionForm } from '../components/form/section-form.tsx'
import { useAccountForm } from '../components/form/use-account-form.ts'
import { AgesField } from './ages-field.tsx'
import { MeetField } from './meet-field.tsx'
import { NearField } from './near-field.tsx'
import { preferencesOf, valuesOf } from './preference-values.ts'
import { cachePreferences, savePreferences } from './queries/save-preferences.ts'

interface PreferencesFormProps {
  readonly preferences: Preferences
  readonly onSaved: () => void
}

/** The gender, ages and place of the members to meet. */
export function PreferencesForm({ preferences, onSaved }: PreferencesFormProps) {
  const { min_age: youngest } = useSettings()
  const form = useAccountForm({
    initial: valuesOf(preferences, youngest),
    check: (values) => ({ body: preferencesOf(values, youngest) }),
    send: savePreferences,
    onSent(answer) {
      cachePreferences(answer)
      form.reset()
      onSaved()
    },
  })
  const { values, change } = form
  return (
    <SectionForm form={form} onUndo={form.reset}>
      <div className={fields.fields}>
        <MeetField value={values.meet} onChange={(meet) => change({ meet })} />
        <AgesField value={values.ages} onChange={(ages) => change({ ages })} />
        <NearField value={values.near} onChange={(near) => change({ near })} />
      </div>
    </SectionForm>
  )
}
