import { Slot } from 'platform/runtime/shell'
import { type ComponentType, memo, Suspense, startTransition, useEffect, useState } from 'react'
import { useCurrentOverlay } from 'shared-state/overlays'
import { loadEntryWarning } from '../entry-warning/load-entry-warning.ts'
import type { Frame } from '../layouts/frame-of.ts'
import { SignupOverlay } from '../signup/signup-overlay.tsx'

/**
 * §2: one overlay at a time: one of the shell's own, or the remotes' widget of that name. Memoized, so that a newly loaded
 * overlay and the page don't render in one long task.
 */
export const Overlays = memo(function Overlays({
  hasOverlays,
  maySignUp,
}: Pick<Frame, 'hasOverlays' | 'maySignUp'>) {
  const name = useCurrentOverlay()?.name
  return (
    <Suspense>
      {name === 'entry-warning' && <LateEntryWarning />}
      {name === 'signup' && <SignupOverlay hasModal={maySignUp} />}
      {name && name !== 'entry-warning' && name !== 'signup' && hasOverlays && (
        <Slot key={name} name="overlay" only={name} />
      )}
    </Suspense>
  )
})

/** Renders as a transition, so that the page stays responsive; `React.lazy` would delay it by 300 ms. */
function LateEntryWarning() {
  const [Warning, setWarning] = useState<ComponentType>()
  useEffect(() => {
    void loadEntryWarning().then(({ EntryWarning }) => startTransition(() => setWarning(() => EntryWarning)))
  }, [])
  return Warning && <Warning />
}
