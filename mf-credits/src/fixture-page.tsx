import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import 'shared-ui/tokens'
import { inScene, type Scene } from './fixture-scene.tsx'

/**
 * For tests: renders a page with everything it needs. Returns the addresses it navigated to, and whether it asks before
 * it is left.
 */
export function renderInPage(part: ReactNode, scene: Scene = {}) {
  const visited: string[] = []
  let guards = 0
  function guardLeaving() {
    guards += 1
    return () => {
      guards -= 1
    }
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(inScene(part, { ...scene, guardLeaving, onNavigate: (address) => void visited.push(address) }))
  return {
    visited,
    isGuarded: () => guards > 0,
    unmount() {
      root.unmount()
      document.body.replaceChildren()
    },
  }
}
