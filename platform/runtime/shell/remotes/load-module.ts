import type { ResolvedRemote } from '../../../protocol/index.ts'
import type { RemoteModule } from '../../contract.ts'
import { ownShareScope } from '../../federation/own-share-scope.ts'
import type { Container } from '../../federation/share-scope.ts'
import { TookTooLong } from './with-retry.ts'

const ENTRY_TIMEOUT = 5_000

/** The name of the only module that a remote's container exposes. */
const EXPOSED = './remote'

/**
 * Runs a remote's entry and returns its module. The container of each version is a global with its own name. The
 * monolith's build replaces this file with one that has all remotes built in.
 */
export async function loadModule(remote: ResolvedRemote): Promise<RemoteModule> {
  const globals = globalThis as unknown as Record<string, Container | undefined>
  if (!globals[remote.federation]) await runEntry(remote)
  const container = globals[remote.federation]
  await container?.init(ownShareScope())
  const module = (await container?.get(EXPOSED))?.() as { default?: RemoteModule } | undefined
  // A module that has thrown is not run again: the next attempt gets what little it had exported.
  if (!module?.default) throw new Error(`${remote.name} ${remote.version} has no remote to offer.`)
  return module.default
}

/**
 * Loads and runs an entry script. Its hash comes from the registry; the hashes of its chunks are in its code. If the HTML
 * names the entry, it is already being loaded.
 */
function runEntry({ base, entry, integrity }: ResolvedRemote): Promise<void> {
  const url = base + entry
  const existing = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(url)}"]`)
  // A script that has run without leaving a container is run again.
  const isLoading = existing !== null && existing.dataset['loaded'] === undefined
  const script = isLoading ? existing : document.createElement('script')
  return new Promise((resolve, reject) => {
    const end = (failure?: Error) => {
      clearTimeout(timer)
      if (!failure) return resolve()
      script.remove()
      reject(failure)
    }
    const timer = setTimeout(() => end(new TookTooLong(`${url} did not load in time.`)), ENTRY_TIMEOUT)
    script.addEventListener('load', () => end())
    script.addEventListener('error', () => end(new Error(`${url} could not be loaded.`)))
    if (isLoading) return
    script.crossOrigin = 'anonymous'
    if (integrity[entry]) script.integrity = integrity[entry]
    script.src = url
    document.head.append(script)
  })
}
