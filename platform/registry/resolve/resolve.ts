import type { ResolvedRegistry, ResolvedRemote, ShellBundle } from '../../data/index.ts'
import type { FindBundle } from '../bundles/cache.ts'
import { bucketOf } from '../canary/bucket.ts'
import type { Entry, RegistryDocument, ShellEntry } from '../document/document.ts'
import { fits } from '../gate/compatibility.ts'
import { refuse } from '../refused.ts'
import { bundleFolder } from '../storage/keys.ts'
import { describeRemote, describeShell } from './describe.ts'

export interface ResolveOptions {
  /** URL under which the bundles' folders lie. */
  readonly base?: string
  /** The shell that an open page runs, and keeps. */
  readonly shell?: string | undefined
}

/** What one visitor is served: a shell, and of each remote the version of this visitor that fits the shell. */
export function resolve(
  doc: RegistryDocument,
  bundles: FindBundle,
  visitor: string,
  { base = '/bundles/', shell: openShell }: ResolveOptions = {},
): ResolvedRegistry {
  const shell = doc.shell && chooseShell(doc.shell, bundles, visitor, openShell)
  if (!shell) return refuse('no-shell', 'No shell is live yet. Publish one first.')
  const { version } = shell
  const channel = version === doc.shell?.canary?.version ? 'canary' : 'live'
  const folder = `${base}${bundleFolder(shell.name, version)}`
  const remotes = shell.builtin
    ? shell.builtin.map((remote) => describeRemote(remote, 'builtin', folder, shell))
    : Object.entries(doc.remotes).flatMap(([name, entry]) =>
        chooseRemote(name, entry, shell, bundles, visitor, base),
      )
  return { revision: doc.revision, shell: describeShell(shell, channel, folder), remotes }
}

function chooseShell(
  entry: ShellEntry,
  bundles: FindBundle,
  visitor: string,
  open?: string,
): ShellBundle | undefined {
  const ofNow = candidates(entry, entry.name, visitor)
  return (open === undefined ? ofNow : [open, ...ofNow])
    .map((version) => bundles(entry.name, version)?.bundle)
    .find((bundle) => bundle?.kind === 'shell')
}

function chooseRemote(
  name: string,
  entry: Entry,
  shell: ShellBundle,
  bundles: FindBundle,
  visitor: string,
  base: string,
): ResolvedRemote[] {
  const fitting = candidates(entry, name, visitor).flatMap((version) => {
    const stored = bundles(name, version)
    if (stored?.bundle.kind !== 'remote' || !fits(stored.bundle, shell)) return []
    const { bundle, integrity } = stored
    return [{ bundle, version, integrity, base: `${base}${bundleFolder(name, version)}` }]
  })
  const [chosen, next] = fitting
  if (!chosen) return []
  const channel = chosen.version === entry.canary?.version ? 'canary' : 'live'
  const remote = describeRemote(chosen.bundle, channel, chosen.base)
  if (!next) return [remote]
  return [{ ...remote, fallback: { version: next.version, base: next.base, integrity: next.integrity } }]
}

/** Versions that a visitor may be given, best first; those after the chosen one are its fallback. */
function candidates(entry: Entry, name: string, visitor: string): string[] {
  const { canary } = entry
  const onTrial =
    canary && bucketOf(visitor, name, canary.version) < canary.share ? canary.version : undefined
  return [onTrial, entry.live, entry.previous].filter((version) => version !== undefined)
}
