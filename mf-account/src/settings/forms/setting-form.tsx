import type { ReactNode } from 'react'
import type { Form as FormState } from 'shared-state/form'
import { Button } from 'shared-ui/button'
import { Form } from '../../components/form/form.tsx'
import formPage from '../../components/form/form-page.module.css'
import { useWords } from '../../use-words.ts'
import classes from './setting-form.module.css'

interface SettingFormProps {
  readonly form: Pick<FormState<object>, 'error' | 'props' | 'isPending'>
  readonly submitLabel: string
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The form of one setting, with a button to save and one to cancel. */
export function SettingForm({ form, submitLabel, onCancel, children }: SettingFormProps) {
  const t = useWords()
  return (
    <Form form={form} className={`${formPage.form} ${classes.form}`}>
      {children}
      <div className={classes.ways}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('settings.saving')}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
