import type { Bundle, RemoteBundle, ShellBundle } from '../../protocol/index.ts'

export type Role = 'live' | 'canary' | 'previous'

export interface ServedBundle<B> {
  readonly role: Role
  readonly bundle: B
}

/** The bundles that the registry serves now; a candidate must be compatible with them. */
export interface ServedBundles {
  readonly shells: readonly ServedBundle<ShellBundle>[]
  readonly remotes: readonly ServedBundle<RemoteBundle>[]
}

/** The bundles that are served once the group is live: its bundles in place of all versions of the same names. */
export function servedAfter(group: readonly Bundle[], { shells, remotes }: ServedBundles): ServedBundles {
  const isOther = ({ bundle }: ServedBundle<Bundle>) => group.every(({ name }) => name !== bundle.name)
  const liveShells = group.filter((bundle) => bundle.kind === 'shell')
  const liveRemotes = group.filter((bundle) => bundle.kind === 'remote')
  return {
    shells: [...liveShells.map(live), ...shells.filter(isOther)],
    remotes: [...liveRemotes.map(live), ...remotes.filter(isOther)],
  }
}

function live<B>(bundle: B): ServedBundle<B> {
  return { role: 'live', bundle }
}
