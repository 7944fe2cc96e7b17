import type {
  Bundle,
  RemoteBundle,
  ResolvedLink,
  ResolvedRemote,
  ResolvedShell,
  ShellBundle,
} from '../../protocol/index.ts'
import { namedFiles } from '../bundles/files.ts'
import { ownValue } from '../own-value.ts'

/** Describes a remote for the page. If it is built into a shell, `inside`, it shares the shell's files. */
export function describeRemote(
  bundle: RemoteBundle,
  channel: ResolvedRemote['channel'],
  base: string,
  inside?: ShellBundle,
): ResolvedRemote {
  const { name, version, federation, entry, pages, widgets, words } = bundle
  const { routes, slots = [] } = bundle.data
  const links = linksOf(bundle)
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
    ...(links.length > 0 && { links }),
  }
}

function linksOf({ data: { navigation = [], routes }, titles }: RemoteBundle): ResolvedLink[] {
  return navigation.flatMap(({ menu, route, order = 0 }) => {
    const target = routes.find(({ name }) => name === route)
    if (!target) return []
    const labels = Object.entries(titles).flatMap(([locale, own]) => {
      const title = ownValue(own, route)
      return title === undefined ? [] : [[locale, title] as const]
    })
    return [{ menu, path: target.path, access: target.access, order, titles: Object.fromEntries(labels) }]
  })
}

export function describeShell(
  { name, version, data: { secretAccess } }: ShellBundle,
  channel: ResolvedShell['channel'],
  base: string,
): ResolvedShell {
  return { name, version, channel, base, ...(secretAccess && { secretAccess }) }
}

function integrityOf(files: readonly string[], bundles: readonly Bundle[]): Record<string, string> {
  const found = files.flatMap((file) => {
    const info = bundles.map((bundle) => ownValue(bundle.files, file)).find((info) => info !== undefined)
    return info ? [[file, info.integrity] as const] : []
  })
  return Object.fromEntries(found)
}
