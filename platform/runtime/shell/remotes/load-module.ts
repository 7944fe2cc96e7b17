import type { ResolvedRemote } from '../../../data/index.ts'
import type { RemoteModule } from '../../contract.ts'
import { ownShareScope } from '../../federation/own-share-scope.ts'
import type { Container } from '../../federation/share-scope.ts'
import { TookTooLong } from './with-retry.ts'

const ENTRY_TIMEOUT = 5_000

/** What a remote's container calls its one module. */
const EXPOSED = './remote'

/**
 * Runs a remote's entry and returns its module. The container of each version is a global with its own name. The
 * monolith's build replaces this file with one that has all remotes built in.
 */
export async function loadModule(remote: ResolvedRemote): Promise<RemoteModule> {
  const globals = globalThis as unknown as Record<string, Container | undefined>
  if (!globals[remote.federation]) await runEntry(remote)
  const container = globals[remote.federation]
  if (!container) throw new Error(`${remote.name} ${remote.version} is not what its entry brings.`)
  container.init(ownShareScope())
  const module = (await container.get(EXPOSED))() as { default: RemoteModule }
  return module.default
}

/**
 * The chunks behind an entry carry their hashes in the entry's own code; the entry's comes from the registry. An entry
 * that the HTML names is on its way already.
 */
function runEntry({ base, entry, integrity }: ResolvedRemote): Promise<void> {
  const url = base + entry
  const named = document.head.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(url)}"]`)
  // One that has run and left no container behind is run anew.
  const isOnItsWay = named !== null && named.dataset['loaded'] === undefined
  const script = isOnItsWay ? named : document.createElement('script')
  return new Promise((resolve, reject) => {
    const end = (failure?: Error) => {
      clearTimeout(timer)
      if (!failure) return resolve()
      script.remove()
      reject(failure)
    }
    const timer = setTimeout(() => end(new TookTooLong(`${url} did not come.`)), ENTRY_TIMEOUT)
    script.addEventListener('load', () => end())
    script.addEventListener('error', () => end(new Error(`${url} could not be loaded.`)))
    if (isOnItsWay) return
    script.crossOrigin = 'anonymous'
    if (integrity[entry]) script.integrity = integrity[entry]
    script.src = url
    document.head.append(script)
  })
}
