import { useLocation, useNavigate } from 'platform/runtime/router'
import { useState } from 'react'

const SECOND = 'isSecondStep'

/**
 * Whether the second step of the signup shows. On a page of its own, it is an entry of the history, so that the
 * browser's Back leads to the first; in a dialog, Back closes the dialog. A reload begins with the first step again.
 */
export function useSignupStep(isPage: boolean) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [isFirstDone, setFirstDone] = useState(false)
  const kept: Readonly<Record<string, unknown>> = typeof state === 'object' && state !== null ? state : {}
  const isAtSecond = kept[SECOND] === true
  return {
    isSecond: isFirstDone && (isAtSecond || !isPage),
    goOn() {
      setFirstDone(true)
      if (isPage && !isAtSecond) void navigate({ pathname, search }, { state: { ...kept, [SECOND]: true } })
    },
    goBack() {
      if (isPage) void navigate(-1)
      else setFirstDone(false)
    },
  }
}
