import { Slot } from 'platform/runtime/shell'
import { type ComponentType, memo, Suspense, startTransition, useEffect, useState } from 'react'
import { useCurrentOverlay } from 'shared-state/overlays'
import { loadEntryWarning } from '../entry-warning/load-entry-warning.ts'
import type { Frame } from '../layouts/frame-of.ts'
import { SignupOverlay } from '../signup/signup-overlay.tsx'

/**
 * §2: one overlay at a time. The shell's own come first; a remote's is the widget of its name. Drawn by itself: together
 * with the page, an overlay that has just arrived would make one long task of two.
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

/** In turns, so that the page goes on meanwhile; `React.lazy` would hold it back for 300 ms after the frame. */
function LateEntryWarning() {
  const [Warning, setWarning] = useState<ComponentType>()
  useEffect(() => {
    void loadEntryWarning().then(({ EntryWarning }) => startTransition(() => setWarning(() => EntryWarning)))
  }, [])
  return Warning && <Warning />
}
