import type { OwnProfile } from 'contracts'
import { useLeaveGuard } from 'platform/runtime/router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useAskedFields } from '../profile/fields/use-asked-fields.ts'
import { type OwnFields, type OwnFormOptions, useOwnForm } from '../profile/use-own-form.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import { emptySteps } from './empty-steps.ts'
import { type StepBody, saveStep } from './save-step.ts'
import { stepNames } from './step-names.ts'
import classes from './steps.module.css'

/** What every step is given by the page. */
export interface StepProps {
  readonly profile: OwnProfile
  readonly onBack: (() => void) | undefined
  readonly onDone: () => void
}

interface StepFormProps<T extends object>
  extends Omit<StepProps, 'profile'>,
    Omit<OwnFormOptions<T, StepBody>, 'send'> {
  readonly step: StepBody['step']
  /** What is saved by itself, above the form. */
  readonly above?: ReactNode
  /** What is sent where the step is skipped; without it, it cannot be. */
  readonly skip?: StepBody
  readonly children: (fields: OwnFields<T, StepBody>) => ReactNode
}

/** §4: a profile step, saved by itself. */
export function StepForm<T extends object>(props: StepFormProps<T>) {
  const { step, saved, read, above, skip, children, onBack, onDone } = props
  const t = useWords()
  const { ofError } = useProblemWords()
  const [isDone, setDone] = useState(false)
  const asks = useAskedFields()
  const send = (body: StepBody) => saveStep(body, emptySteps(asks))
  const form = useOwnForm({ saved, read, send }, () => setDone(true))
  useLeaveGuard(form.isDirty && !isDone, t('profileFields.unsaved'))
  const leave = useEffectEvent(onDone)
  // Not before the guard has gone, or it would ask.
  useEffect(() => {
    if (isDone) leave()
  }, [isDone])

  return (
    <div className={classes['step']}>
      <p className={classes['lead']}>{t(`completeSignup.leads.${stepNames[step]}`)}</p>
      {above && <Card padding="large">{above}</Card>}
      <form className={classes['step']} method="post" noValidate onSubmit={form.submit}>
        <Card padding="large">{children(form.fields)}</Card>
        {form.error && <Alert tone="danger">{ofError(form.error)}</Alert>}
        <div className={classes['actions']}>
          <Button
            type="submit"
            size="large"
            isPending={form.isPending}
            pendingLabel={t('profileFields.pending')}
          >
            {t('completeSignup.next')}
          </Button>
          {skip && !form.isDirty && (
            <Button variant="quiet" size="large" onPress={() => form.send(skip)}>
              {t('completeSignup.skip')}
            </Button>
          )}
          {onBack && (
            <Button variant="quiet" size="large" className={classes['back']} onPress={onBack}>
              {t('completeSignup.back')}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
