import type { Preferences } from 'contracts'
import { useLeaveGuard } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useAccountForm } from '../components/form/use-account-form.ts'
import fields from '../profile/fields/fields.module.css'
import classes from '../profile/profile.module.css'
import { useWords } from '../use-words.ts'
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
  const t = useWords()
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
  useLeaveGuard(form.isDirty, t('profileFields.unsaved'))
  const { values, change } = form
  return (
    <form {...form.props} className={classes['section']}>
      <div className={fields['fields']}>
        <MeetField value={values.meet} onChange={(meet) => change({ meet })} />
        <AgesField value={values.ages} onChange={(ages) => change({ ages })} />
        <NearField value={values.near} onChange={(near) => change({ near })} />
      </div>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      {form.isDirty && (
        <div className={classes['save']}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('profileFields.pending')}>
            {t('profile.save')}
          </Button>
          <Button variant="quiet" size="small" isDisabled={form.isPending} onPress={form.reset}>
            {t('profile.undo')}
          </Button>
        </div>
      )}
    </form>
  )
}
