import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { type AppProps, mountRootParcel } from 'single-spa'
import { RouterBridge } from '../router/bridge.tsx'
import { createPlatform, type Platform } from './create-platform.ts'
import type { ShellOptions } from './options.ts'
import { pageAtHand } from './page/at-hand.ts'
import { PlatformContext, usePlatform, useRouterState } from './platform-context.ts'

export interface ShellHandle {
  /** Resolves when every remote in the page has its words in this language. */
  loadWords(locale: string): Promise<void>
}

/**
 * Draws the shell and, in it, the remotes. The shell is itself a parcel, named, and all others are its children;
 * single-spa's `start()` is never called: it would patch the history under the router.
 */
export function startShell(options: ShellOptions): ShellHandle {
  const started = Promise.withResolvers<Platform>()
  const lifecycles = {
    name: 'shell',
    async bootstrap() {},
    async mount({ mountParcel }: AppProps) {
      const platform = createPlatform(options, mountParcel)
      started.resolve(platform)
      await pageAtHand(platform)
      const root = createRoot(options.element, { identifierPrefix: 'shell-' })
      // In turns: on a slow phone the frame is a fifth of a second, in which nothing that arrives would be heard.
      startTransition(() =>
        root.render(
          <PlatformContext value={platform}>
            <options.wrap>
              <FrameBridge>
                <options.Root />
              </FrameBridge>
            </options.wrap>
          </PlatformContext>,
        ),
      )
    },
    // The shell leaves with the document.
    async unmount() {},
  }
  mountRootParcel(lifecycles, { domElement: options.element })
  return {
    async loadWords(locale) {
      await (await started.promise).loadWords(locale)
    },
  }
}

/** The frame is given the router as every page is; a provider of the router's own would draw it twice. */
function FrameBridge({ children }: { readonly children: ReactNode }) {
  const { hostProps } = usePlatform()
  const location = useRouterState((state) => state.location)
  return (
    <RouterBridge {...hostProps} location={location}>
      {children}
    </RouterBridge>
  )
}
