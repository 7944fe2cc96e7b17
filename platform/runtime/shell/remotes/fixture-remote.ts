import type { ResolvedRemote, RouteData } from '../../../protocol/index.ts'
import type { RemoteModule } from '../../contract.ts'

/** A toy remote as resolved by the registry, with one page; `parts` overrides the fields a test is about. */
export function fixtureRemote({ routeNames = ['home'], ...parts }: RemoteParts = {}): ResolvedRemote {
  const { name = 'toy', version = '1' } = parts
  const routes = routeNames.map(
    (page): RouteData => ({ name: page, path: `/${page}`, layout: 'page', access: 'any' }),
  )
  return {
    name,
    version,
    channel: 'live',
    base: `/bundles/${name}/${version}/`,
    federation: `${name}_${version}`,
    entry: 'entry.js',
    pages: {},
    widgets: {},
    words: {},
    integrity: {},
    slots: [],
    routes,
    ...parts,
  }
}

type RemoteParts = Partial<ResolvedRemote> & { readonly routeNames?: readonly string[] }

/** A remote's module that does nothing; `parts` overrides the methods a test is about. */
export function fixtureModule(parts: Partial<RemoteModule> = {}): RemoteModule {
  return {
    async bootstrap() {},
    async mount() {},
    async update() {},
    async unmount() {},
    async preload() {},
    words: async () => ({}),
    widget: (name) => Promise.reject(new Error(`This toy has no widget named ${name}.`)),
    canUpdate: () => true,
    ...parts,
  }
}
