import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { StillRouter } from './fixture-still-router.tsx'

/**
 * For tests: renders part of a page inside a router that stays where it is, and runs its effects before it returns. Returns
 * the addresses it navigated to. With `isFromServer` it hydrates what a server has rendered.
 */
export function renderInRouter(part: ReactNode, { pathname = '/', search = '', isFromServer = false } = {}) {
  const visited: string[] = []
  const page = (
    <StillRouter {...{ pathname, search }} onNavigate={(address) => void visited.push(address)}>
      {part}
    </StillRouter>
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
