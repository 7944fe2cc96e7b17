import { Slot } from 'platform/runtime/shell'
import { memo, Suspense, useEffect } from 'react'
import { turnPage, useCurrentOverlay } from 'shared-state/overlays'
import { EntryWarning } from '../entry-warning/entry-warning.tsx'
import type { Frame } from '../layouts/frame-of.ts'
import { SignupOverlay } from '../signup/signup-overlay.tsx'

interface OverlaysProps extends Pick<Frame, 'hasOverlays' | 'maySignUp'> {
  /** The visitor sees the entry warning first. */
  readonly isWarned: boolean
  readonly path: string
}

/**
 * §2: one overlay at a time: one of the shell's own, or the remotes' widget of that name. Memoized, so that a newly loaded
 * overlay and the page don't render in one long task.
 */
export const Overlays = memo(function Overlays({ hasOverlays, maySignUp, isWarned, path }: OverlaysProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what has changed.
  useEffect(turnPage, [path])
  const name = useCurrentOverlay()?.name ?? (isWarned ? 'entry-warning' : undefined)
  return (
    <Suspense>
      {name === 'entry-warning' && <EntryWarning />}
      {name === 'signup' && <SignupOverlay hasModal={maySignUp} />}
      {name && name !== 'entry-warning' && name !== 'signup' && hasOverlays && (
        <Slot key={name} name="overlay" only={name} />
      )}
    </Suspense>
  )
})
