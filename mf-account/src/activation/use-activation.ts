import { useLocation, useNavigate, useSearchParams } from 'platform/runtime/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from 'shared-state/api'
import { useActivateAccount } from './queries/use-activate-account.ts'
import { whenVisible } from './when-visible.ts'

/** In the history entry, so that a reload knows that the link has done its work. */
const DONE = { isActivated: true }

function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isActivated' in state
}

/** §4: confirms the address by itself, once, where its owner is logged in. `confirm` tries again after a failure. */
export function useActivation(token: string | null) {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  // The page mounts again when the token leaves the address, and must not send it twice.
  const isMoved = !useSearchParams()[0].has('token')
  const activating = useActivateAccount()
  const sent = useRef<string>(null)
  const { error, isPending } = activating

  function confirm() {
    if (token === null) return
    sent.current = token
    activating.mutate(token, { onSuccess: finish })
  }

  function finish() {
    void navigate(pathname, { replace: true, state: DONE })
  }

  const begin = useEffectEvent(() => {
    if (sent.current !== token) confirm()
  })
  useEffect(() => (token === null || !isMoved ? undefined : whenVisible(begin)), [token, isMoved])

  const code = error instanceof ApiError ? error.code : undefined
  return {
    isDone: activating.isSuccess || isDone(state),
    isExpired: code === 'link_expired' || token === null,
    /** The owner isn't logged in here. */
    isPasswordNeeded: code === 'login_failed',
    isPending,
    error,
    confirm,
    /** After the address was confirmed by the password. */
    finish,
  }
}
