import { useEffect, useState } from 'react'
import { useRole } from 'shared-state/session'
import type { Watch } from '../toasts/watch.tsx'

/** The notices of members: visitors never load their code, and members once the page is there. */
export function LateWatch({ route }: { readonly route: string | undefined }) {
  const isLoggedIn = useRole() !== 'visitor'
  const [Loaded, setLoaded] = useState<typeof Watch>()
  useEffect(() => {
    // Without its code there are still the badges.
    if (isLoggedIn)
      import('../toasts/watch.tsx').then((module) => setLoaded(() => module.Watch)).catch(() => {})
  }, [isLoggedIn])
  return isLoggedIn && Loaded ? <Loaded route={route} /> : null
}
