import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Location, Router } from 'react-router'
import type { HostProps } from '../contract.ts'

type PageHost = Pick<HostProps, 'guardLeaving' | 'titlePage'>

const HostContext = createContext<PageHost | null>(null)

/** The functions that the shell offers to a page's hooks. */
export function usePageHost(): PageHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('This must be rendered inside a RouterBridge.')
  return host
}

interface RouterBridgeProps extends Pick<HostProps, 'navigator'>, PageHost {
  readonly location: Location
  readonly children: ReactNode
}

/** Connects a separate React root to the page's only router. */
export function RouterBridge({ location, navigator, guardLeaving, titlePage, children }: RouterBridgeProps) {
  const host = useMemo(() => ({ guardLeaving, titlePage }), [guardLeaving, titlePage])
  return (
    <HostContext value={host}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </HostContext>
  )
}
