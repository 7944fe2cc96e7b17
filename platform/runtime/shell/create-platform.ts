import { createBrowserRouter, createPath, type RouteObject } from 'react-router'
import type { AppProps } from 'single-spa'
import { matchPage } from '../../routing/match-page.ts'
import type { HostProps, WidgetProps } from '../contract.ts'
import { markHydrated, SERVER_RENDERED } from '../server-rendered.ts'
import type { ShellOptions } from './options.ts'
import { createOutlet } from './outlet/outlet.ts'
import { navigationBlocker } from './page/blocker.ts'
import { closeOverlaysOnBack } from './page/close-overlays-on-back.ts'
import { entryForOverlays } from './page/entry-for-overlays.ts'
import { leaveGuards } from './page/leave-guards.ts'
import { PAGE_ROUTE, pageLoader } from './page/loader.ts'
import { pageOpener } from './page/opener.ts'
import { pageTitles } from './page/titles.ts'
import type { MountedParcel } from './parcels.ts'
import { registryClient } from './registry-client.ts'
import { type LoadedRemote, remoteVersions } from './remotes/versions.ts'
import { TookTooLong } from './remotes/with-retry.ts'
import { remoteWords } from './remotes/words.ts'
import { slotPlaces as createSlotPlaces } from './slots/slot-places.ts'
import { describedError } from './telemetry/described-error.ts'
import { avoidFrozen, freezeTrace } from './telemetry/freeze-trace.ts'
import { ownHealth } from './telemetry/own-health.ts'
import { watchStrayErrors } from './telemetry/stray-errors.ts'
import { telemetry } from './telemetry/telemetry.ts'

/** Creates everything that exists once per page, in the order of their dependencies. */
export function createPlatform(options: ShellOptions, mountParcel: AppProps['mountParcel']) {
  const registry = registryClient()
  const report = telemetry(pageOf)
  const versions = remoteVersions()
  const words = remoteWords(versions, options.addWords)
  const firstPage = Promise.withResolvers<void>()
  const widgets = new Map<string, Set<MountedParcel<WidgetProps>>>()
  const slotPlaces = createSlotPlaces()
  const titles = pageTitles()
  const setCheck = navigationBlocker(() => router)
  // The page keeps this shell, whatever is released later.
  const { shell } = registry.current
  const freezes = freezeTrace(shell)
  avoidFrozen(freezes, versions, report)
  watchStrayErrors(versions, shell, report, options.onStray)

  const hostProps: Omit<HostProps, 'onCrash'> = {
    wrap: options.wrap,
    guardLeaving: leaveGuards(setCheck, options.confirmLeaving ?? ((message) => confirm(message))),
    fillSlot: slotPlaces.fill,
    titlePage: titles.set,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => void router.navigate(delta),
      push: (to, state, opts) => void router.navigate(to, { ...opts, state }),
      replace: (to, state, opts) => void router.navigate(to, { ...opts, state, replace: true }),
    },
  }

  const outlet = createOutlet({ mountParcel, hostProps, onCrash: handleCrash, onMismatch: reportMismatch })
  const opener = pageOpener({ ...options, versions, words, outlet, freezes, report, replace })

  function handleCrash({ remote: { name, version }, remote }: LoadedRemote, error: unknown) {
    const kind = error instanceof TookTooLong ? 'failure' : 'crash'
    report({ name, version, kind, page: pageOf(name), ...describedError(error) })
    versions.markBroken(remote)
    void outlet.clear()
    void router.revalidate()
  }

  function reportMismatch({ remote: { name, version } }: LoadedRemote, error: unknown) {
    report({ name, version, kind: 'crash', ...describedError(error) })
  }

  async function replace(next: LoadedRemote) {
    const { name } = next.remote
    await Promise.all([...(widgets.get(name) ?? [])].map((parcel) => parcel.unmount().catch(reportError)))
    widgets.delete(name)
    versions.adopt(next)
  }

  function match(pathname: string) {
    return matchPage(registry.current.remotes, pathname, options.admits)
  }

  /** The page that is open, if this bundle has a part in it. */
  function pageOf(name: string) {
    const open = match(location.pathname)
    return name === open?.remote.name || name === shell.name ? open?.route.name : undefined
  }

  const page: RouteObject = {
    id: PAGE_ROUTE,
    path: '*',
    loader: pageLoader({
      ...options,
      registry,
      opener,
      match,
      hasUnsavedWork: () => versions.all().some(({ module }) => !module.canUpdate()),
      destination: () => router.state.navigation.location ?? router.state.location,
    }),
  }
  const followRouter = options.overlays && entryForOverlays(options.overlays)
  const router = createBrowserRouter([page])
  if (options.overlays) closeOverlaysOnBack(options.overlays, setCheck)
  followRouter?.(router)

  return {
    mountParcel,
    router,
    registry,
    report,
    ownHealth: ownHealth(shell, report, () => {
      freezes.endShell()
      options.element.removeAttribute(SERVER_RENDERED)
      markHydrated(options.element)
    }),
    freezes,
    versions,
    outlet,
    opener,
    hostProps,
    slotPlaces,
    titles,
    widgets,
    match,
    admits: options.admits,
    locale: options.locale,
    /** Settles when the first page is shown or has failed; everything less important waits for it. */
    firstPage,
    /** Loads the words of every running remote in another language, before the page switches to it. */
    async loadWords(locale: string) {
      // The HTML has the labels of menus in its own language only.
      const words = versions.all().map((loaded) => opener.loadWords(loaded, locale))
      await Promise.all([...words, registry.check()])
    },
    retry() {
      versions.clearBroken()
      freezes.forget()
      void router.revalidate()
    },
  }
}

export type Platform = ReturnType<typeof createPlatform>
