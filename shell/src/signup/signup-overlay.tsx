import { paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { Slot } from 'platform/runtime/shell'
import { lazy, useEffect } from 'react'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { useRole } from 'shared-state/session'
import { isEntering } from 'shared-state/signup-occasion'
import { useMaySignUp } from '../session/visitor-rights.ts'
import { signupWay } from './signup-way.ts'

const SignupClosed = lazy(() => import('./signup-closed.tsx').then((m) => ({ default: m.SignupClosed })))

/** §2: opens the signup dialog (a widget of mf-account), the signup page, or a notice that sign-up is closed. */
export function SignupOverlay({ hasModal }: { readonly hasModal: boolean }) {
  const navigate = useNavigate()
  const isAdmitted = useMaySignUp()
  const isLoggedIn = useRole() !== 'visitor'
  const way = signupWay({
    isLoggedIn,
    isEntering: isEntering(useCurrentOverlay()?.data),
    hasModal,
    isAdmitted,
  })
  const isElsewhere = way === 'none' || way === 'page'
  useEffect(() => {
    if (!isElsewhere) return
    closeOverlay('signup')
    if (way === 'page') void navigate(paths.signup)
  }, [isElsewhere, way, navigate])
  if (isElsewhere) return null
  return way === 'dialog' ? <Slot name="signup" only="signup" /> : <SignupClosed />
}
