import type { ResolvedRegistry } from '../../data/index.ts'

/** Where the gateway writes the registry into the HTML. */
export const REGISTRY_ELEMENT = 'platform-registry'
const REGISTRY_URL = '/registry.json'
const LEAST_INTERVAL = 1_000
/** An answer that does not come must not be the last that was asked for. */
const TIMEOUT = 10_000

/**
 * The registry as this page knows it: first as inlined in the HTML, later as asked for in the background. A check
 * never delays a navigation; its answer counts from the next one on.
 */
export function registryClient(load: typeof fetch = (...input) => fetch(...input)) {
  let current = readInlined()
  let checkedAt = 0
  let checking: Promise<void> | undefined

  async function ask() {
    const url = `${REGISTRY_URL}?shell=${encodeURIComponent(current.shell.version)}`
    const signal = AbortSignal.timeout(TIMEOUT)
    const answer = await load(url, { cache: 'no-cache', priority: 'low', signal })
    if (!answer.ok) return
    const next = (await answer.json()) as ResolvedRegistry
    if (next.revision >= current.revision) current = next
  }

  return {
    get current() {
      return current
    },
    /** Asks the gateway again, at most once a second and once at a time. */
    check(): Promise<void> {
      if (checking) return checking
      if (Date.now() - checkedAt < LEAST_INTERVAL) return Promise.resolve()
      checkedAt = Date.now()
      // Out of reach is no fault of the page: it keeps what it knows.
      checking = ask()
        .catch(() => {})
        .finally(() => {
          checking = undefined
        })
      return checking
    },
  }
}

export type RegistryClient = ReturnType<typeof registryClient>

function readInlined(): ResolvedRegistry {
  const element = document.getElementById(REGISTRY_ELEMENT)
  if (!element?.textContent) throw new Error(`The page has no registry: no element #${REGISTRY_ELEMENT}.`)
  return JSON.parse(element.textContent) as ResolvedRegistry
}
