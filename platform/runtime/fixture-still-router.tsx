import type { ReactNode } from 'react'
import { RouterBridge } from './router/bridge.tsx'

interface StillRouterProps {
  readonly pathname?: string
  readonly search?: string
  readonly onNavigate?: (address: string) => void
  readonly children: ReactNode
}

/** For tests and stories: a router that stays where it is, and tells where it would have gone. */
export function StillRouter({
  pathname = '/',
  search = '',
  onNavigate = () => {},
  children,
}: StillRouterProps) {
  const go = (to: string | { pathname?: string; search?: string }) =>
    onNavigate(typeof to === 'string' ? to : `${to.pathname}${to.search ?? ''}`)
  const navigator = {
    createHref: (to: string | { pathname?: string }) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go() {},
    push: go,
    replace: go,
  }
  return (
    <RouterBridge
      location={{ pathname, search, hash: '', state: null, key: 'first' }}
      navigator={navigator}
      guardLeaving={() => () => {}}
      titlePage={() => () => {}}
    >
      {children}
    </RouterBridge>
  )
}
