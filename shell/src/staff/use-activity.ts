import { noteActivity } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'

/** As often as the server is told at most. */
const INTERVAL_MS = 60_000
const ACTS = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const

/**
 * Tells the server that a person is at work in the back office: they press, type, scroll or navigate. A page that opens
 * or calls by itself, such as a browser's restored tab or to renew claims, keeps nobody signed in.
 */
export function useActivity(isProven: boolean) {
  useEffect(() => {
    if (!isProven) return
    let told = Number.NEGATIVE_INFINITY
    function note() {
      const now = performance.now()
      if (now - told < INTERVAL_MS) return
      told = now
      void call(noteActivity).catch(() => {
        // The next press tries again.
        told = Number.NEGATIVE_INFINITY
      })
    }
    const onAct = ({ isTrusted }: Event) => isTrusted && note()
    for (const act of ACTS) addEventListener(act, onAct, { capture: true, passive: true })
    return () => {
      for (const act of ACTS) removeEventListener(act, onAct, { capture: true })
    }
  }, [isProven])
}
