import { useLeaveGuard } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import type { Form } from 'shared-state/form'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import classes from './section-form.module.css'

interface SectionFormProps<Values extends object, Body> {
  readonly form: Form<Values, Body>
  readonly onUndo: () => void
  readonly children: ReactNode
}

/** The form of a section of the settings: its buttons show once there is something to save. */
export function SectionForm<Values extends object, Body>({
  form,
  onUndo,
  children,
}: SectionFormProps<Values, Body>) {
  const t = useWords()
  useLeaveGuard(form.isDirty, t('profileFields.unsaved'))
  return (
    <form {...form.props} className={classes.section}>
      {children}
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      {form.isDirty && (
        <div className={classes.save}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('profileFields.pending')}>
            {t('profile.save')}
          </Button>
          <Button variant="quiet" size="small" isDisabled={form.isPending} onPress={onUndo}>
            {t('profile.undo')}
          </Button>
        </div>
      )}
    </form>
  )
}
