import { createContext, type ReactNode, useContext } from 'react'
import { type Location, Router } from 'react-router'
import type { HostProps } from '../contract.ts'

const LeaveContext = createContext<HostProps['guardLeaving'] | null>(null)

export function useGuardLeaving() {
  const guardLeaving = useContext(LeaveContext)
  if (!guardLeaving) throw new Error('useLeaveGuard needs the RouterBridge around it.')
  return guardLeaving
}

interface RouterBridgeProps extends Pick<HostProps, 'navigator' | 'guardLeaving'> {
  readonly location: Location
  readonly children: ReactNode
}

/** Gives a React root of its own the one router of the page. */
export function RouterBridge({ location, navigator, guardLeaving, children }: RouterBridgeProps) {
  return (
    <LeaveContext value={guardLeaving}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </LeaveContext>
  )
}
