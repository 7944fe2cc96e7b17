import type { RemoteBundle } from '../../protocol/index.ts'
import { fetchRemote } from './fetch-remote.ts'

/** A remote that a token names, and what its address responded with: its bundle, or a problem. */
export interface LoadedOverride {
  readonly name: string
  /** URL of the bundle's folder, with a trailing slash. */
  readonly base: string
  readonly bundle?: RemoteBundle
  readonly problem?: string
}

/** Loads the description of each remote that a token names. */
export function loadOverrides(remotes: Readonly<Record<string, string>>): Promise<LoadedOverride[]> {
  return Promise.all(
    Object.entries(remotes).map(async ([name, url]) => {
      const base = url.endsWith('/') ? url : `${url}/`
      try {
        return { name, base, bundle: await fetchRemote(name, base) }
      } catch (error) {
        return { name, base, problem: reason(error) }
      }
    }),
  )
}

/** `fetch` gives the reason of a failed connection as the cause of its error. */
function reason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message ? `${message}: ${cause.message}` : message
}
