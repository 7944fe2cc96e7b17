import { ALERTS, isName, JUDGES, REVISIONS, revisionOf, TOKENS, VOTES } from './keys.ts'
import type { Storage } from './storage.ts'

/** The environment whose keys have no prefix, so that a store from before there were environments is its own. */
const UNPREFIXED = 'production'
const ENVIRONMENTS = 'environments/'

/** The keys that each environment has for itself; bundles and claims are shared by all. */
const OWN = [REVISIONS, VOTES, ALERTS, JUDGES, TOKENS]

/** One of several sites that share a storage: the bundles are the same, and each has a registry document of its own. */
interface Environment extends Storage {
  readonly environment: string
  /** The storage with the keys of all environments. */
  readonly whole: Storage
}

/** The part of a storage that belongs to one environment. */
export function inEnvironment(whole: Storage, environment: string): Storage {
  if (environment === UNPREFIXED) return whole
  const prefix = `${ENVIRONMENTS}${environment}/`
  const isOwn = (key: string) => OWN.some((own) => key.startsWith(own))
  const outer = (key: string) => (isOwn(key) ? prefix + key : key)
  const inner = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : key)
  const own: Environment = {
    environment,
    whole,
    // A server sends files itself from a folder on its host, and those of bundles are where they are for all.
    ...('folder' in whole && { folder: whole.folder }),
    read: (key) => whole.read(outer(key)),
    create: (key, bytes) => whole.create(outer(key), bytes),
    put: (key, bytes) => whole.put(outer(key), bytes),
    list: async (start) => (await whole.list(outer(start))).map(inner),
    sizes: async (start) =>
      new Map([...(await whole.sizes(outer(start)))].map(([key, size]) => [inner(key), size])),
    remove: (key) => whole.remove(outer(key)),
  }
  return own
}

export function isEnvironment(name: string): boolean {
  return isName(name)
}

/** The name of the environment to which a storage belongs. */
export function environmentOf(storage: Storage): string {
  return isPart(storage) ? storage.environment : UNPREFIXED
}

/** Another environment on the same storage; undefined if nothing was ever released there. */
export async function findEnvironment(storage: Storage, name: string): Promise<Storage | undefined> {
  const found = inEnvironment(wholeOf(storage), name)
  const isKnown = name === UNPREFIXED || (await found.list(REVISIONS)).length > 0
  return isKnown ? found : undefined
}

/** The other environments on the same storage. */
export async function otherEnvironments(storage: Storage): Promise<Storage[]> {
  const whole = wholeOf(storage)
  const names = (await whole.list(ENVIRONMENTS)).flatMap((key) => {
    const [, name = '', ...rest] = key.split('/')
    return revisionOf(rest.join('/')) === null ? [] : [name]
  })
  const others = new Set([UNPREFIXED, ...names])
  others.delete(environmentOf(storage))
  return [...others].map((name) => inEnvironment(whole, name))
}

function wholeOf(storage: Storage): Storage {
  return isPart(storage) ? storage.whole : storage
}

function isPart(storage: Storage): storage is Environment {
  return 'environment' in storage
}
