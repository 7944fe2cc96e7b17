import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Location } from 'react-router'
import { type AppProps, mountRootParcel } from 'single-spa'
import { SERVER_RENDERED } from '../server-rendered.ts'
import { createPlatform, type Platform } from './create-platform.ts'
import { firstPageReady } from './frame/first-page-ready.ts'
import { Frame } from './frame/frame.tsx'
import type { ShellOptions } from './options.ts'

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
      for (const plugin of options.plugins ?? []) plugin({ ...platform, element: options.element })
      const { location } = platform.router.state
      await firstPageReady(platform)
      platform.freezes.beginShell()
      // As a transition, which yields: on a slow phone the frame takes 200 ms, and blocks the page without it.
      startTransition(() => drawFrame(platform, options, location))
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

/** Renders the frame, or hydrates the one from the server if that was rendered around the page that is here now. */
function drawFrame(platform: Platform, options: ShellOptions, opened: Location) {
  const { element } = options
  const isSamePage = platform.router.state.location.key === opened.key
  const frame = <Frame platform={platform} options={options} />
  const rootOptions = { identifierPrefix: 'shell-', onCaughtError: platform.ownHealth.crashed }
  // The page may have led to another one already.
  if (platform.outlet.isHydrated && isSamePage) {
    hydrateRoot(element, frame, { ...rootOptions, onRecoverableError: platform.ownHealth.mismatched })
    return
  }
  // The page may be in the frame from the server, which goes.
  if (element.contains(platform.outlet.element)) document.body.append(platform.outlet.element)
  element.replaceChildren()
  element.removeAttribute(SERVER_RENDERED)
  createRoot(element, rootOptions).render(frame)
}
