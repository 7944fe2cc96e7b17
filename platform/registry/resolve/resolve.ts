import type { ResolvedRegistry, ResolvedRemote, ShellBundle } from '../../protocol/index.ts'
import type { FindBundle } from '../bundles/cache.ts'
import { getsCanary, type Viewer } from '../canary/gets-canary.ts'
import type { Entry, RegistryDocument, ShellEntry } from '../document/document.ts'
import { isCompatible } from '../gate/compatibility.ts'
import { refuse } from '../refused.ts'
import { bundleFolder } from '../storage/keys.ts'
import { describeRemote, describeShell } from './describe.ts'

export interface ResolveOptions {
  /** URL of the folder that holds the bundles. */
  readonly base?: string
  /** The shell version that an open page runs and stays with. */
  readonly shell?: string | undefined
}

/** Resolves what one viewer is served: a shell, and this viewer's version of each remote that is compatible with it. */
export function resolve(
  doc: RegistryDocument,
  bundles: FindBundle,
  viewer: Viewer,
  { base = '/bundles/', shell: openShell }: ResolveOptions = {},
): ResolvedRegistry {
  const shell = doc.shell && chooseShell(doc.shell, bundles, viewer, openShell)
  if (!shell) return refuse('no-shell', 'No shell is live yet. Publish one first.')
  const { version } = shell
  const channel = version === doc.shell?.canary?.version ? 'canary' : 'live'
  const folder = `${base}${bundleFolder(shell.name, version)}`
  const remotes = shell.builtin
    ? shell.builtin.map((remote) => describeRemote(remote, 'builtin', folder, shell))
    : Object.entries(doc.remotes).flatMap(([name, entry]) =>
        chooseRemote(name, entry, shell, bundles, viewer, base),
      )
  const isOutdated = openShell !== undefined && chooseShell(doc.shell, bundles, viewer)?.version !== version
  return {
    revision: doc.revision,
    shell: { ...describeShell(shell, channel, folder), ...(isOutdated && { outdated: true }) },
    remotes,
  }
}

function chooseShell(
  entry: ShellEntry,
  bundles: FindBundle,
  viewer: Viewer,
  open?: string,
): ShellBundle | undefined {
  const current = candidates(entry, entry.name, viewer)
  return (open === undefined ? current : [open, ...current])
    .map((version) => bundles(entry.name, version)?.bundle)
    .find((bundle) => bundle?.kind === 'shell')
}

function chooseRemote(
  name: string,
  entry: Entry,
  shell: ShellBundle,
  bundles: FindBundle,
  viewer: Viewer,
  base: string,
): ResolvedRemote[] {
  const compatible = candidates(entry, name, viewer).flatMap((version) => {
    const stored = bundles(name, version)
    if (stored?.bundle.kind !== 'remote' || !isCompatible(stored.bundle, shell)) return []
    const { bundle, integrity } = stored
    return [{ bundle, version, integrity, base: `${base}${bundleFolder(name, version)}` }]
  })
  const [chosen, next] = compatible
  if (!chosen) return []
  const channel = chosen.version === entry.canary?.version ? 'canary' : 'live'
  const remote = describeRemote(chosen.bundle, channel, chosen.base)
  if (!next) return [remote]
  return [{ ...remote, fallback: { version: next.version, base: next.base, integrity: next.integrity } }]
}

/** The versions that a viewer may get, best first; the one after the chosen version is its fallback. */
function candidates(entry: Entry, name: string, viewer: Viewer): string[] {
  const canary = getsCanary(viewer, name, entry) ? entry.canary?.version : undefined
  return [canary, entry.live, entry.previous].filter((version) => version !== undefined)
}
