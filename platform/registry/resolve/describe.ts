import type { Bundle, RemoteBundle, ResolvedRemote, ResolvedShell, ShellBundle } from '../../data/index.ts'
import { namedFiles } from '../bundles/files.ts'
import { own } from '../own.ts'

/** What the page is told of a remote; the files of one that is `inside` a shell are the shell's. */
export function describeRemote(
  bundle: RemoteBundle,
  channel: ResolvedRemote['channel'],
  base: string,
  inside?: ShellBundle,
): ResolvedRemote {
  const { name, version, federation, entry, pages, widgets, words } = bundle
  const { routes, slots = [] } = bundle.data
  const integrity = integrityOf(namedFiles(bundle), inside ? [bundle, inside] : [bundle])
  return {
    name,
    version,
    channel,
    base,
    federation,
    entry,
    pages,
    widgets,
    words,
    integrity,
    routes,
    slots,
  }
}

export function describeShell(
  { version }: ShellBundle,
  channel: ResolvedShell['channel'],
  base: string,
): ResolvedShell {
  return { version, channel, base }
}

function integrityOf(files: readonly string[], bundles: readonly Bundle[]): Record<string, string> {
  const found = files.flatMap((file) => {
    const info = bundles.map((bundle) => own(bundle.files, file)).find((info) => info !== undefined)
    return info ? [[file, info.integrity] as const] : []
  })
  return Object.fromEntries(found)
}
