import type { ResolvedRemote } from '../../data/index.ts'
import type { RemoteModule } from '../contract.ts'

/** What every remote's entry leaves behind: what Module Federation calls a container. */
interface Container {
  /** Hands the page's shared modules over. */
  init(scope: unknown): unknown
  get(module: string): Promise<() => { readonly default: RemoteModule }>
}

// Both are written by the bundler.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>

const SCOPE = 'default'
/** What a remote's container calls its one module. */
const EXPOSED = './remote'

/** Runs a remote's entry and hands out its module. Every version leaves its container under a name of its own. */
export async function loadFederated(remote: ResolvedRemote): Promise<RemoteModule> {
  const [container] = await Promise.all([loadContainer(remote), __webpack_init_sharing__(SCOPE)])
  await container.init(__webpack_share_scopes__[SCOPE])
  const factory = await container.get(EXPOSED)
  return factory().default
}

async function loadContainer({ name, version, federation, base, entry, integrity }: ResolvedRemote) {
  const globals = globalThis as unknown as Readonly<Record<string, Container | undefined>>
  if (!globals[federation]) await runScript(base + entry, integrity[entry])
  const container = globals[federation]
  if (!container) throw new Error(`The entry of ${name} ${version} has run and left nothing behind.`)
  return container
}

/** The chunks behind an entry carry their hashes in the entry's own code; the entry's own is the registry's. */
function runScript(url: string, integrity: string | undefined): Promise<void> {
  if (integrity === undefined) return Promise.reject(new Error(`${url} is not in the registry.`))
  const script = document.createElement('script')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)))
  Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous' })
  document.head.append(script)
  return promise.finally(() => script.remove())
}
