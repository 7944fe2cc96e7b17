import type { ResolvedRemote } from '../../../protocol/index.ts'
import { ownShareScope } from '../../../runtime/federation/own-share-scope.ts'
import type { ShareScope } from '../../../runtime/federation/share-scope.ts'
import type { RunningShell } from '../../../runtime/shell/plugin.ts'

/** The global of Module Federation's runtime, which builds of others in this page share with us. */
interface FederationGlobal {
  __GLOBAL_PLUGIN__: unknown[]
  __INSTANCES__: unknown[]
  __SHARE__: Record<string, Readonly<Record<string, ShareScope>>>
  __MANIFEST_LOADING__: object
  __PRELOADED_MAP__: Map<string, boolean>
  moduleInfo: Record<string, object>
}

const MANIFEST = 'mf-manifest.json'

/** Writes the page's remotes and shared modules where those tools look, now and whenever a version changes. */
export function describePage({ registry, versions }: RunningShell): void {
  const page = globalThis as { __FEDERATION__?: FederationGlobal }
  page.__FEDERATION__ ??= {
    __GLOBAL_PLUGIN__: [],
    __INSTANCES__: [],
    __SHARE__: {},
    __MANIFEST_LOADING__: {},
    __PRELOADED_MAP__: new Map(),
    moduleInfo: {},
  }
  const { __SHARE__: shared, moduleInfo } = page.__FEDERATION__
  const { shell } = registry.current
  shared[shell.name] = { default: ownShareScope() }
  const describe = () => {
    const remotes = registry.current.remotes.map(
      (released) => versions.inUse(released.name)?.remote ?? released,
    )
    const matched = remotes.map((remote) => [remote.name, { matchedVersion: manifestOf(remote) }])
    for (const key of Object.keys(moduleInfo)) if (key.endsWith(MANIFEST)) delete moduleInfo[key]
    moduleInfo[shell.name] = {
      version: shell.version,
      remoteEntry: '',
      remotesInfo: Object.fromEntries(matched),
    }
    for (const remote of remotes) moduleInfo[`${remote.name}:${manifestOf(remote)}`] = snapshotOf(remote)
  }
  versions.subscribe(describe)
  describe()
}

function manifestOf({ base }: ResolvedRemote): string {
  return new URL(base + MANIFEST, location.href).href
}

function snapshotOf(remote: ResolvedRemote) {
  return {
    version: manifestOf(remote),
    buildVersion: remote.version,
    globalName: remote.federation,
    remoteEntry: remote.entry,
    remoteEntryType: 'global',
    publicPath: new URL(remote.base, location.href).href,
    remotesInfo: {},
    shared: [],
    modules: [{ moduleName: 'remote', modulePath: './remote' }],
  }
}
