import type { OwnProfile } from 'contracts'
import { useLeaveGuard } from 'platform/runtime/router'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { Form } from 'shared-state/form'
import { useStore } from 'shared-state/store'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useRequestedFields } from '../profile/fields/use-requested-fields.ts'
import { type ProfileFormOptions, useProfileForm } from '../profile/use-profile-form.ts'
import { useWords } from '../use-words.ts'
import { emptySteps } from './empty-steps.ts'
import { type StepBody, saveStep } from './queries/save-step.ts'
import { unanswered } from './searched-for.ts'
import { stepNames } from './step-names.ts'
import classes from './steps.module.css'

/** Props that the page passes to every step. */
export interface StepProps {
  readonly profile: OwnProfile
  readonly onBack: (() => void) | undefined
  readonly onDone: () => void
}

interface StepFormProps<Values extends object>
  extends Omit<StepProps, 'profile'>,
    Omit<ProfileFormOptions<Values, StepBody>, 'send'> {
  readonly step: StepBody['step']
  /** Content above the form that is saved separately. */
  readonly above?: ReactNode
  /** Whether nothing is filled in, so that to continue is to skip; a step without it is required. */
  readonly isEmpty?: (values: Values) => boolean
  readonly children: (form: Form<Values, StepBody>) => ReactNode
}

/** §4: one profile step of the signup. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { step, initial, check, above, isEmpty, children, onBack, onDone } = props
  const t = useWords()
  const id = useId()
  const [isDone, setDone] = useState(false)
  const isRequested = useRequestedFields()
  const send = (body: StepBody) => saveStep(body, emptySteps(isRequested))
  const form = useProfileForm({ initial, check, send }, () => {
    const { lastSearch, rememberSearch } = useStore.getState()
    rememberSearch(unanswered(lastSearch, step))
    setDone(true)
  })
  useLeaveGuard(form.isDirty && !isDone, t('profileFields.unsaved'))
  const isSkip = isEmpty?.(form.values) ?? false
  const leave = useEffectEvent(onDone)
  // Leave in an effect, once the leave guard is off; earlier it would ask about unsaved changes.
  useEffect(() => {
    if (isDone) leave()
  }, [isDone])

  return (
    <div>
      <div className={classes.step}>
        <p className={classes.lead}>{t(`completeSignup.leads.${stepNames[step]}`)}</p>
        {above && <Card padding="large">{above}</Card>}
        <form {...form.props} id={id} className={classes.step}>
          <Card padding="large">{children(form)}</Card>
          {form.error && <Alert tone="danger">{form.error}</Alert>}
        </form>
      </div>
      {/* Outside the form, it stays in view beside what stands above the form, too. */}
      <div className={classes.foot}>
        <div className={classes.actions}>
          <Button
            type="submit"
            form={id}
            size="large"
            variant={isSkip ? 'secondary' : 'primary'}
            isPending={form.isPending}
            pendingLabel={t('profileFields.pending')}
          >
            {t(isSkip ? 'completeSignup.skip' : 'completeSignup.next')}
          </Button>
          {onBack && (
            <Button variant="quiet" size="large" className={classes.back} onPress={onBack}>
              {t('completeSignup.back')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
