import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Location, Router } from 'react-router'
import type { HostProps } from '../contract.ts'

type PageHost = Pick<HostProps, 'guardLeaving' | 'titlePage'>

const HostContext = createContext<PageHost | null>(null)

/** What a page asks of the shell that holds it. */
export function usePageHost(): PageHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('This needs the RouterBridge around it.')
  return host
}

interface RouterBridgeProps extends Pick<HostProps, 'navigator'>, PageHost {
  readonly location: Location
  readonly children: ReactNode
}

/** Gives a React root of its own the one router of the page. */
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
