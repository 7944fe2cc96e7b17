import { useLeaveGuard } from 'platform/runtime/router'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useProblemWords } from '../../use-problem-words.ts'
import { useWords } from '../../use-words.ts'
import classes from '../profile.module.css'
import { type OwnFields, type OwnFormOptions, useOwnForm } from '../use-own-form.ts'

interface ProfileSectionProps<T extends object, Body> extends OwnFormOptions<T, Body> {
  readonly id?: string
  readonly heading: string
  /** Who sees it. */
  readonly note: string
  readonly children: (fields: OwnFields<T, Body>) => ReactNode
}

/** A part of the profile, edited and saved by itself. */
export function ProfileSection<T extends object, Body>({
  id,
  heading,
  note,
  children,
  ...options
}: ProfileSectionProps<T, Body>) {
  const t = useWords()
  const { ofError } = useProblemWords()
  const headingId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isSaved, setSaved] = useState(false)
  const form = useOwnForm(options, () => {
    setSaved(true)
    // The button that was pressed goes.
    title.current?.focus({ preventScroll: true })
  })
  const { isDirty } = form
  useLeaveGuard(isDirty, t('profileFields.unsaved'))

  function undo() {
    form.undo()
    title.current?.focus({ preventScroll: true })
  }

  return (
    <Card id={id} role="region" aria-labelledby={headingId} padding="large">
      <form className={classes['section']} method="post" noValidate onSubmit={form.submit}>
        <div className={classes['head']}>
          <h2 ref={title} id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          <span role="status" className={classes['saved']}>
            {isSaved && !isDirty && t('profile.saved')}
          </span>
          <p className={classes['note']}>{note}</p>
        </div>
        {children(form.fields)}
        {form.error && <Alert tone="danger">{ofError(form.error)}</Alert>}
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
