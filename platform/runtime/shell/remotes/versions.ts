import type { ResolvedRemote } from '../../../protocol/index.ts'
import type { RemoteModule } from '../../contract.ts'

export interface LoadedRemote {
  readonly remote: ResolvedRemote
  readonly module: RemoteModule
}

/** The version of each remote that this page runs, never two at once, and the versions that have failed here. */
export function remoteVersions() {
  const inUse = new Map<string, LoadedRemote>()
  const broken = new Set<string>()
  const listeners = new Set<() => void>()
  let edition = 0

  return {
    inUse: (name: string) => inUse.get(name),
    all: () => [...inUse.values()],
    /** Makes this the running version of its remote; the styles of the previous one no longer apply. */
    adopt(next: LoadedRemote) {
      const before = inUse.get(next.remote.name)
      if (before?.remote.version === next.remote.version) return
      if (before) switchStyles(before.remote.base, false)
      switchStyles(next.remote.base, true)
      inUse.set(next.remote.name, next)
      edition += 1
      for (const listener of listeners) listener()
    },
    isBroken: (remote: ResolvedRemote) => broken.has(remote.federation),
    markBroken({ federation }: Pick<ResolvedRemote, 'federation'>) {
      broken.add(federation)
    },
    /** Gives every failed version another chance, after the visitor pressed "try again". */
    clearBroken() {
      broken.clear()
    },
    /** Increases with every change of a version; a snapshot for `useSyncExternalStore`. */
    edition: () => edition,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type RemoteVersions = ReturnType<typeof remoteVersions>

/** Switches stylesheets off rather than removing them: the bundle's code thinks that they are loaded, and may return. */
function switchStyles(base: string, on: boolean) {
  const url = new URL(base, location.href).href
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.href.startsWith(url)) link.media = on ? 'all' : 'not all'
  }
}
