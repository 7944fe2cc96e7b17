import { Slot } from 'platform/runtime/shell'
import { lazy, Suspense } from 'react'
import { useCurrentOverlay } from 'shared-state/overlays'
import type { Frame } from '../layouts/frame-of.ts'
import { SignupOverlay } from '../signup/signup-overlay.tsx'

const EntryWarning = lazy(() =>
  import('../entry-warning/entry-warning.tsx').then((module) => ({ default: module.EntryWarning })),
)

/** §2: one overlay at a time. The shell's own come first; a remote's is the widget of its name. */
export function Overlays({ frame }: { readonly frame: Frame }) {
  const name = useCurrentOverlay()?.name
  return (
    <Suspense>
      {name === 'entry-warning' && <EntryWarning />}
      {name === 'signup' && <SignupOverlay hasModal={frame.maySignUp} />}
      {name && name !== 'entry-warning' && name !== 'signup' && frame.hasOverlays && (
        <Slot key={name} name="overlay" only={name} />
      )}
    </Suspense>
  )
}
