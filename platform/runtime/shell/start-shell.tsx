import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { type AppProps, mountRootParcel } from 'single-spa'
import { Drawn } from '../drawn.tsx'
import { RouterBridge } from '../router/bridge.tsx'
import { createPlatform, type Platform } from './create-platform.ts'
import { watchInspector } from './inspector/watch-inspector.ts'
import type { ShellOptions } from './options.ts'
import { firstPageReady } from './page/first-page-ready.ts'
import { PlatformContext, usePlatform, useRouterState } from './platform-context.ts'

export interface ShellHandle {
  /** Resolves once every remote in the page has its words in this language. */
  loadWords(locale: string): Promise<void>
}

/** The mount waits for the first page, which has its own limits; single-spa's would be warnings in the console. */
const MOUNT_LIMIT = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 }

/**
 * Renders the shell and the remotes in it. The shell is itself a named parcel, and all others are its children.
 * single-spa's `start()` is never called, since it would patch the history that the router owns.
 */
export function startShell(options: ShellOptions): ShellHandle {
  const started = Promise.withResolvers<Platform>()
  const lifecycles = {
    name: 'shell',
    timeouts: { mount: MOUNT_LIMIT },
    async bootstrap() {},
    async mount({ mountParcel }: AppProps) {
      const platform = createPlatform(options, mountParcel)
      started.resolve(platform)
      watchInspector({ ...platform, element: options.element }, options.inspector)
      await firstPageReady(platform)
      const root = createRoot(options.element, {
        identifierPrefix: 'shell-',
        onCaughtError: platform.ownHealth.crashed,
      })
      // As a transition, which yields: on a slow phone the frame takes 200 ms, and blocks the page without it.
      startTransition(() =>
        root.render(
          <PlatformContext value={platform}>
            <options.wrap>
              <FrameBridge>
                <options.Root />
              </FrameBridge>
            </options.wrap>
            <Drawn onDrawn={platform.ownHealth.drawn} />
          </PlatformContext>,
        ),
      )
    },
    // The shell lives as long as the document.
    async unmount() {},
  }
  mountRootParcel(lifecycles, { domElement: options.element })
  return {
    async loadWords(locale) {
      await (await started.promise).loadWords(locale)
    },
  }
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
