import type { ReactNode } from 'react'
import { Drawn } from '../../drawn.tsx'
import { RouterBridge } from '../../router/bridge.tsx'
import type { Platform } from '../create-platform.ts'
import type { ShellOptions } from '../options.ts'
import { PlatformContext, usePlatform, useRouterState } from './platform-context.ts'

interface FrameProps {
  readonly platform: Platform
  readonly options: Pick<ShellOptions, 'Root' | 'wrap'>
}

/** The frame around every page, with everything that it gets from the platform; the same in a browser and on a server. */
export function Frame({ platform, options: { Root, wrap: Wrap } }: FrameProps) {
  return (
    <PlatformContext value={platform}>
      <Wrap>
        <FrameBridge>
          <Root />
        </FrameBridge>
      </Wrap>
      <Drawn onDrawn={platform.ownHealth.drawn} />
    </PlatformContext>
  )
}

/** Connects the frame to the router like any page; React Router's own provider would render it twice. */
function FrameBridge({ children }: { readonly children: ReactNode }) {
  const { hostProps } = usePlatform()
  const location = useRouterState((state) => state.location)
  return (
    <RouterBridge {...hostProps} location={location}>
      {children}
    </RouterBridge>
  )
}
