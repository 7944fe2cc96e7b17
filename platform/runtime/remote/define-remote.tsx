import { Suspense } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import type { RemoteData } from '../../protocol/index.ts'
import type { Lifecycles, PageProps, RemoteModule, WidgetProps } from '../contract.ts'
import { Drawn } from '../drawn.tsx'
import { RouterBridge } from '../router/bridge.tsx'
import { lazyModules } from './lazy-modules.ts'
import { isNotFound } from './not-found.ts'
import type { PageModule, RemoteParts, WidgetModule } from './parts.ts'
import { inHost, reactLifecycles } from './react-lifecycles.tsx'
import { versionHolds } from './version-holds.ts'
import { waitForData } from './wait-for-data.ts'

/** Creates a remote from its data and its parts. The result is the only module that the bundle exposes. */
export function defineRemote<const Data extends RemoteData>(
  data: Data,
  parts: RemoteParts<Data>,
): RemoteModule {
  const pages = lazyModules<PageModule>(parts.pages)
  const widgets = lazyModules<WidgetModule>(parts.widgets ?? {})
  const { hold, isHeld } = versionHolds()
  const paths = new Map(data.routes.map((route) => [route.name, route.path]))

  function CurrentPage({ route, location, onDrawn }: PageProps) {
    const { Page } = pages.read(route)
    return (
      <Suspense fallback={null}>
        <Routes>
          <Route path={paths.get(route) ?? '*'} element={<Page />} />
        </Routes>
        <Drawn key={location.key} onDrawn={onDrawn} />
      </Suspense>
    )
  }

  const element = inHost<PageProps>(
    (props) => (
      <RouterBridge {...props}>
        <CurrentPage {...props} />
      </RouterBridge>
    ),
    hold,
  )

  const lifecycles = reactLifecycles<PageProps>(element)

  return {
    ...lifecycles,
    // A host other than the shell does not preload.
    async mount(props) {
      await pages.load(props.route)
      await lifecycles.mount(props)
    },
    async update(props) {
      await pages.load(props.route)
      await lifecycles.update(props)
    },
    element,
    async preload({ route, location }) {
      const { preload } = await pages.load(route)
      const params = matchPath(paths.get(route) ?? '*', location.pathname)?.params ?? {}
      // Without its data the page shows its own skeleton or error; the shell only handles missing code. The server leaves
      // such a page to the browser.
      const search = new URLSearchParams(location.search)
      const onError = (error: unknown) => {
        if (isNotFound(error)) return 'missing'
        if (typeof document === 'undefined') throw error
        return undefined
      }
      return await waitForData(Promise.resolve(preload?.({ params, search })).then(() => undefined, onError))
    },
    async code(route) {
      await pages.load(route)
    },
    async words(locale) {
      return (await parts.words(locale)).default
    },
    async widget(name): Promise<Lifecycles<WidgetProps>> {
      const { Widget } = await widgets.load(name)
      const inBridge = (props: WidgetProps) => (
        <RouterBridge {...props}>
          <Widget />
        </RouterBridge>
      )
      return reactLifecycles(inHost<WidgetProps>(inBridge, hold))
    },
    canUpdate: () => !isHeld() && (parts.canUpdate?.() ?? true),
  }
}
