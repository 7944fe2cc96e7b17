import type { User } from 'contracts'
import { useEffect, useRef } from 'react'
import { useQuery } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { ProgressSteps } from 'shared-ui/progress-steps'
import { useRequestedFields } from '../profile/fields/use-requested-fields.ts'
import { ProfileFailed } from '../profile/profile-failed.tsx'
import { ownProfileQuery } from '../queries/own-profile-query.ts'
import { useWords } from '../use-words.ts'
import { type FlowStep, neighbours, stepsFor } from './current-step.ts'
import { EmailStep } from './email-step.tsx'
import { emptySteps } from './empty-steps.ts'
import { ProfileStep } from './profile-step.tsx'
import { SignupTarget } from './signup-target.tsx'
import { stepNames } from './step-names.ts'
import classes from './steps.module.css'

/** The place of residence. */
const LAST_REQUIRED = 1

interface SignupStepsProps {
  readonly user: User
  readonly step: FlowStep
  readonly onStep: (step: FlowStep) => void
  readonly onEnd: () => void
}

/** The progress bar and the current step, below the member whom this one signed up for. */
export function SignupSteps({ user, step, onStep, onEnd }: SignupStepsProps) {
  const t = useWords()
  const { data, error, isFetching, refetch } = useQuery(ownProfileQuery)
  const isRequested = useRequestedFields()
  const heading = useHeadingFocus(step)
  if (!data) {
    return error && <ProfileFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const steps = stepsFor(user, emptySteps(isRequested))
  const current = Math.max(steps.indexOf(step), 0)
  const { before, after } = neighbours(step, steps)
  const onBack = before === undefined ? undefined : () => onStep(before)
  return (
    <div className={classes.page}>
      <SignupTarget user={user} />
      <ProgressSteps
        steps={steps.map((one) => t(`completeSignup.names.${nameOf(one)}`))}
        current={current}
        label={t('completeSignup.progress', { step: current + 1, all: steps.length })}
      />
      <h1 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(`completeSignup.headings.${nameOf(step)}`)}
      </h1>
      {step === 'email' ? (
        <EmailStep onBack={onBack} onDone={onEnd} />
      ) : (
        <ProfileStep
          step={step}
          profile={data.profile}
          onBack={onBack}
          onDone={() => (after === undefined ? onEnd() : onStep(after))}
        />
      )}
      {step !== 'email' && step > LAST_REQUIRED && (
        <Button variant="quiet" className={classes.later} onPress={onEnd}>
          {t('completeSignup.finishLater')}
        </Button>
      )}
    </div>
  )
}

function nameOf(step: FlowStep) {
  return step === 'email' ? step : stepNames[step]
}

/** Focuses the heading of a new step, so that screen readers and the next Tab continue from there. */
function useHeadingFocus(step: FlowStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
