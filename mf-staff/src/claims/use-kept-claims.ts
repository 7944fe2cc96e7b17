import { useEffect, useEffectEvent } from 'react'

const RENEW_MS = 60_000

interface Claims {
  /** Claims as the page opens, or comes back from the browser's history. */
  readonly take: () => void
  readonly renew: () => void
  /** Gives the claims up, so that others get the cases at once. */
  readonly release: () => void
}

/** Keeps claims as long as the page is open: they are renewed each minute, and given up as it closes. */
export function useKeptClaims(claims: Claims) {
  const take = useEffectEvent(claims.take)
  const renew = useEffectEvent(claims.renew)
  const release = useEffectEvent(claims.release)
  useEffect(() => {
    take()
    const timer = setInterval(() => renew(), RENEW_MS)
    const leave = () => release()
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && take()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [])
}
