import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import 'shared-ui/tokens'
import { inScene, type Scene } from './fixture-scene.tsx'

/** For tests: renders a page with everything it needs. Returns the addresses it navigated to. */
export function renderInPage(part: ReactNode, scene: Scene = {}) {
  const visited: string[] = []
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(inScene(part, { ...scene, onNavigate: (address) => void visited.push(address) }))
  return {
    visited,
    unmount() {
      root.unmount()
      document.body.replaceChildren()
    },
  }
}
