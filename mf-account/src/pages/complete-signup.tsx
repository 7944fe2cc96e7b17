import { backPath, paths, type User } from 'contracts'
import { Navigate, useNavigate, useSearchParams } from 'platform/runtime/router'
import { useEffect, useState } from 'react'
import { closeOverlay } from 'shared-state/overlays'
import { queryClient } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { signupTargetQuery } from '../activation/queries/signup-target-query.ts'
import { BarePage } from '../components/bare-page.tsx'
import { withBack } from '../login/with-back.ts'
import { preferencesQuery } from '../preferences/queries/preferences-query.ts'
import { preloadOwnProfile } from '../queries/preload-own-profile.ts'
import { currentStep, type FlowStep } from '../steps/current-step.ts'
import { SignupSteps } from '../steps/signup-steps.tsx'

export const preload = () =>
  Promise.all([
    preloadOwnProfile(),
    queryClient.prefetchQuery(preferencesQuery),
    queryClient.prefetchQuery(signupTargetQuery),
  ])

/** §4: the profile steps after signup, each with its own URL. */
export function Page() {
  const user = useUser()
  // The signup dialog waits for this page.
  useEffect(() => closeOverlay('signup'), [])
  // null after a logout, while the redirect to the login is under way.
  return user && <Steps user={user} />
}

function Steps({ user }: { readonly user: User }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [wasDone] = useState(currentStep(null, user) === null)
  const requested = query.get('step')
  const step = currentStep(requested, user)
  const end = withBack(paths['signup-matches'], backPath(query.get('back')))
  if (step === null) return <Navigate to={wasDone ? paths.members : end} replace />
  // Put the step into the URL: a save advances the next step, but not the shown one.
  if (String(step) !== requested) return <Navigate to={stepSearch(query, step)} replace />
  return (
    <BarePage>
      <SignupSteps
        user={user}
        step={step}
        onStep={(next) => void navigate(stepSearch(query, next))}
        onEnd={() => void navigate(end)}
      />
    </BarePage>
  )
}

/** The search string of a step's address; other parameters stay. */
function stepSearch(query: URLSearchParams, step: FlowStep): string {
  const next = new URLSearchParams(query)
  next.set('step', String(step))
  return `?${next}`
}
