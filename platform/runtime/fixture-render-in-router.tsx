import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { RouterBridge } from './router/bridge.tsx'

/**
 * For tests: renders part of a page inside a router that stays where it is, and runs its effects before it returns. Returns
 * the addresses it navigated to. With `isFromServer` it hydrates what a server has rendered.
 */
export function renderInRouter(part: ReactNode, { pathname = '/', search = '', isFromServer = false } = {}) {
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
  const page = (
    <RouterBridge
      location={location}
      navigator={navigator}
      guardLeaving={() => () => {}}
      titlePage={() => () => {}}
    >
      {part}
    </RouterBridge>
  )
  const place = document.body.appendChild(document.createElement('div'))
  if (isFromServer) place.innerHTML = renderToString(page)
  const root = isFromServer ? hydrateRoot(place, page) : createRoot(place)
  flushSync(() => root.render(page))
  return {
    visited,
    unmount() {
      root.unmount()
      document.body.replaceChildren()
    },
  }
}
