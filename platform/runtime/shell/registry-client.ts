import type { ResolvedRegistry } from '../../protocol/index.ts'

/** Id of the element in which the gateway puts the registry into the HTML. */
export const REGISTRY_ELEMENT = 'platform-registry'
const REGISTRY_URL = '/registry.json'
const MIN_INTERVAL = 1_000
/** Without a timeout, a request that hangs would block all later ones. */
const TIMEOUT = 10_000

/**
 * The registry in this page: first from the HTML, later refreshed in the background. A check never delays a navigation; its
 * result applies from the next one on. A page whose shell has become too old for a remote keeps everything that it has.
 */
export function registryClient(load: typeof fetch = (...input) => fetch(...input)) {
  let current = readInlined()
  let isStranded = false
  let { revision } = current
  const listeners = new Set<() => void>()
  let checkedAt = 0
  let checking: Promise<void> | undefined

  async function fetchRegistry() {
    const query = new URLSearchParams({ shell: current.shell.version, runs: runningVersions(current) })
    const url = `${REGISTRY_URL}?${query}`
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await load(url, { cache: 'no-cache', priority: 'low', signal })
    if (!response.ok) return
    const next = (await response.json()) as ResolvedRegistry
    if (next.revision < revision) return
    revision = next.revision
    isStranded = next.shell.outdated === true && lacksRemotes(next, current)
    if (isStranded) return
    current = next
    for (const listener of listeners) listener()
  }

  return {
    get current() {
      return current
    },
    /** Whether a remote of this page has no version any more that fits its shell, as after a rollback of both together. */
    get isStranded() {
      return isStranded
    },
    /** Calls the listener whenever `current` was replaced. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Fetches what the page's HTML left out, if its viewer has access to some of it now. */
    async complete(admits: (access: string) => boolean): Promise<void> {
      if (current.hidden?.some(admits)) await fetchRegistry().catch(() => {})
    },
    /** Refreshes the registry, at most once a second, and never concurrently. */
    check(): Promise<void> {
      if (checking) return checking
      if (Date.now() - checkedAt < MIN_INTERVAL) return Promise.resolve()
      checkedAt = Date.now()
      // If the gateway is unreachable, the page keeps the registry it has.
      checking = fetchRegistry()
        .catch(() => {})
        .finally(() => {
          checking = undefined
        })
      return checking
    },
  }
}

export type RegistryClient = ReturnType<typeof registryClient>

function lacksRemotes(next: ResolvedRegistry, before: ResolvedRegistry): boolean {
  const names = new Set(next.remotes.map(({ name }) => name))
  return before.remotes.some(({ name }) => !names.has(name))
}

/** `news@1.0.0-a,shop@2.0.0-b`: lets the gateway keep this page on its side of a canary, even without cookies. */
function runningVersions({ remotes }: ResolvedRegistry): string {
  return remotes
    .filter(({ channel }) => channel === 'live' || channel === 'canary')
    .map(({ name, version }) => `${name}@${version}`)
    .join(',')
}

function readInlined(): ResolvedRegistry {
  const element = document.getElementById(REGISTRY_ELEMENT)
  if (!element?.textContent) throw new Error(`The page has no registry: no element #${REGISTRY_ELEMENT}.`)
  return JSON.parse(element.textContent) as ResolvedRegistry
}
