import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RouterBridge } from './router/bridge.tsx'

/**
 * For tests: renders part of a page inside a router that stays where it is, and runs its effects before it returns. Returns
 * the addresses it navigated to.
 */
export function renderInRouter(part: ReactNode, { pathname = '/', search = '' } = {}) {
  const location = { pathname, search, hash: '', state: null, key: 'first' }
  const visited: string[] = []
  const go = (to: string | { pathname?: string; search?: string }) =>
    void visited.push(typeof to === 'string' ? to : `${to.pathname}${to.search ?? ''}`)
  const navigator = {
    createHref: (to: string | { pathname?: string }) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go() {},
    push: go,
    replace: go,
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <RouterBridge
        location={location}
        navigator={navigator}
        guardLeaving={() => () => {}}
        titlePage={() => () => {}}
      >
        {part}
      </RouterBridge>,
    ),
  )
  return {
    visited,
    unmount() {
      root.unmount()
      document.body.replaceChildren()
    },
  }
}
