import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ResolvedRemote } from '../../data/index.ts'
import type { RemoteModule } from '../contract.ts'

const ENTRY_TIMEOUT = 5_000

/** What a remote's container calls its one module. */
const EXPOSED = 'remote'

const integrityOf = new Map<string, string>()

/**
 * Every script that federation itself asks for is an entry named by the registry, with its hash; anything else is
 * refused. The chunks behind an entry carry their hashes in the entry's own code.
 */
registerPlugins([
  {
    name: 'integrity',
    createScript({ url }) {
      const integrity = integrityOf.get(url)
      if (integrity === undefined) throw new Error(`${url} is not in the registry.`)
      const script = document.createElement('script')
      script.src = url
      if (integrity) script.integrity = integrity
      script.crossOrigin = 'anonymous'
      script.async = true
      return { script, timeout: ENTRY_TIMEOUT }
    },
  },
])

/** Runs a remote's entry and hands out its module. A version is known to federation under a name of its own. */
export async function loadFederated(remote: ResolvedRemote): Promise<RemoteModule> {
  const entry = new URL(remote.base + remote.entry, location.href).href
  integrityOf.set(entry, remote.integrity[remote.entry] ?? '')
  registerRemotes([{ name: remote.federation, entry, type: 'global', entryGlobalName: remote.federation }])
  const module = await loadRemote<{ default: RemoteModule }>(`${remote.federation}/${EXPOSED}`)
  if (!module) throw new Error(`${remote.name} ${remote.version} has no module named ${EXPOSED}.`)
  return module.default
}
