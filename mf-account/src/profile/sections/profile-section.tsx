import { useLeaveGuard } from 'platform/runtime/router'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Form } from 'shared-state/form'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useWords } from '../../use-words.ts'
import classes from '../profile.module.css'
import { type ProfileFormOptions, useProfileForm } from '../use-profile-form.ts'

interface ProfileSectionProps<Values extends object, Body> extends ProfileFormOptions<Values, Body> {
  readonly id?: string
  readonly heading: string
  /** Says who can see this section. */
  readonly note: string
  readonly children: (form: Form<Values, Body>) => ReactNode
}

/** A part of the profile that is edited and saved separately. */
export function ProfileSection<Values extends object, Body>({
  id,
  heading,
  note,
  children,
  ...options
}: ProfileSectionProps<Values, Body>) {
  const t = useWords()
  const headingId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isSaved, setSaved] = useState(false)
  const form = useProfileForm(options, () => {
    setSaved(true)
    // The save button disappears, so move the focus before it is lost.
    title.current?.focus({ preventScroll: true })
  })
  const { isDirty } = form
  useLeaveGuard(isDirty, t('profileFields.unsaved'))

  function undo() {
    form.reset()
    title.current?.focus({ preventScroll: true })
  }

  return (
    <Card id={id} role="region" aria-labelledby={headingId} padding="large">
      <form {...form.props} className={classes['section']}>
        <div className={classes['head']}>
          <h2 ref={title} id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          <span role="status" className={classes['saved']}>
            {isSaved && !isDirty && t('profile.saved')}
          </span>
          <p className={classes['note']}>{note}</p>
        </div>
        {children(form)}
        {form.error && <Alert tone="danger">{form.error}</Alert>}
        {isDirty && (
          <div className={classes['save']}>
            <Button type="submit" isPending={form.isPending} pendingLabel={t('profileFields.pending')}>
              {t('profile.save')}
            </Button>
            <Button variant="quiet" size="small" isDisabled={form.isPending} onPress={undo}>
              {t('profile.undo')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
