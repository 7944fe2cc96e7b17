import semver from 'semver'
import type { Assets, Bundle } from '../../protocol/index.ts'

/** The name under which Module Federation looks for a remote's description. */
export const FEDERATION_MANIFEST = 'mf-manifest.json'

/** The one module that a remote exposes. */
const EXPOSED = 'remote'

/**
 * Describes a bundle as Module Federation's own builds do, for its hosts and tools. Nothing in this platform reads it. All that
 * differs is that each version has a global of its own, and brings no copies of shared modules.
 */
export function federationManifest(bundle: Bundle): Buffer {
  const { name, version, entry, federation } = bundle
  const isRemote = bundle.kind === 'remote'
  const parts = isRemote ? [...Object.values(bundle.pages), ...Object.values(bundle.widgets)] : []
  const exposed = {
    id: `${name}:${EXPOSED}`,
    name: EXPOSED,
    path: `./${EXPOSED}`,
    assets: laterAssets(parts),
  }
  const manifest = {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: federation,
      publicPath: 'auto',
    },
    remotes: [],
    exposes: isRemote ? [exposed] : [],
    shared: Object.entries(isRemote ? bundle.needs.shared : bundle.offers).map(([module, range]) => ({
      id: `${name}:${module}`,
      name: module,
      version: semver.minVersion(range)?.version ?? '',
      singleton: true,
      requiredVersion: range,
      assets: laterAssets(isRemote ? [] : [bundle.lazyShared[module] ?? { js: [], css: [] }]),
    })),
  }
  return Buffer.from(JSON.stringify(manifest))
}

/** A page's files load when it is drawn, never with the entry. */
function laterAssets(parts: readonly Assets[]) {
  const later = (kind: 'js' | 'css') => [...new Set(parts.flatMap((part) => part[kind]))]
  return { js: { sync: [], async: later('js') }, css: { sync: [], async: later('css') } }
}
