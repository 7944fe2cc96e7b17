import { Suspense, useEffect } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import type { RemoteData } from '../../data/index.ts'
import type { Lifecycles, PageProps, RemoteModule, WidgetProps } from '../contract.ts'
import { RouterBridge } from '../router/bridge.tsx'
import { lazyModules } from './lazy-modules.ts'
import { isNotFound } from './not-found.ts'
import type { PageModule, RemoteParts, WidgetModule } from './parts.ts'
import { reactLifecycles } from './react-lifecycles.tsx'

/** Makes a remote of its data and its parts. What it returns is the one module that the bundle exposes. */
export function defineRemote<const Data extends RemoteData>(
  data: Data,
  parts: RemoteParts<Data>,
): RemoteModule {
  const pages = lazyModules<PageModule>(parts.pages)
  const widgets = lazyModules<WidgetModule>(parts.widgets ?? {})
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

  return {
    ...reactLifecycles<PageProps>((props) => (
      <RouterBridge {...props}>
        <CurrentPage {...props} />
      </RouterBridge>
    )),
    async preload({ route, location }) {
      const { preload } = await pages.load(route)
      const params = matchPath(paths.get(route) ?? '*', location.pathname)?.params ?? {}
      // A page whose data fails to come draws its own error; only missing code is the shell's business.
      const search = new URLSearchParams(location.search)
      const fails = (error: unknown) => (isNotFound(error) ? 'missing' : undefined)
      return await Promise.resolve(preload?.({ params, search })).then(() => undefined, fails)
    },
    async code(route) {
      await pages.load(route)
    },
    async words(locale) {
      return (await parts.words(locale)).default
    },
    async widget(name): Promise<Lifecycles<WidgetProps>> {
      const { Widget } = await widgets.load(name)
      return reactLifecycles<WidgetProps>((props) => (
        <RouterBridge {...props}>
          <Widget />
        </RouterBridge>
      ))
    },
    canUpdate: () => parts.canUpdate?.() ?? true,
  }
}

/** Its effect runs when everything beside it is in the DOM: a suspended page holds it back. */
function Drawn({ onDrawn }: Pick<PageProps, 'onDrawn'>) {
  // oxlint-disable-next-line react/exhaustive-deps -- the callback of the first drawing counts
  useEffect(() => onDrawn(), [])
  return null
}
