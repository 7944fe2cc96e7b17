import { readFileSync } from 'node:fs'

/** The installed packages, as pnpm lists them in its lockfile. */
export interface Lockfile {
  /** Folder in the workspace → dependency → resolved version. */
  readonly importers: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Package with version → its own dependencies. */
  readonly snapshots: ReadonlyMap<string, ReadonlyMap<string, string>>
}

// pnpm always writes the file in the same form, so its lines can be read one by one, which is fast.
const LINE = /^( *)(?:'([^']+)'|([^\s:'][^:]*)):(?: (.*))?$/

export function readLockfile(file: string): Lockfile {
  const importers = new Map<string, Map<string, string>>()
  const snapshots = new Map<string, Map<string, string>>()
  let section = ''
  let entry = new Map<string, string>()
  let group = ''
  let name = ''
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, { length: indent } = '', quoted, plain = '', value = ''] = LINE.exec(line) ?? []
    const key = quoted ?? plain
    if (key === '') continue
    if (indent === 0) section = key
    else if (indent === 2) {
      entry = new Map()
      group = ''
      if (section === 'importers') importers.set(key, entry)
      if (section === 'snapshots') snapshots.set(key, entry)
    } else if (indent === 4) group = key
    else if (indent === 6 && section === 'snapshots' && group.endsWith('ependencies'))
      entry.set(key, unquoted(value))
    else if (indent === 6) name = group === 'devDependencies' ? '' : key
    else if (indent === 8 && section === 'importers' && key === 'version' && name)
      entry.set(name, unquoted(value))
  }
  return { importers, snapshots }
}

/**
 * Lists the packages that these dependencies of a folder bring, with those that they need in turn, sorted. Undefined if the
 * lockfile doesn't know the folder.
 */
export function dependencyClosure(
  { importers, snapshots }: Lockfile,
  folder: string,
  options: { isDirect?: (name: string) => boolean; isExcluded: (name: string) => boolean },
): string[] | undefined {
  const direct = importers.get(folder)
  if (!direct) return undefined
  const seen = new Set<string>()
  const add = (name: string, version: string) => {
    const key = snapshots.has(version) ? version : `${name}@${version}`
    if (version.startsWith('link:') || options.isExcluded(name) || seen.has(key)) return
    seen.add(key)
    for (const [dependency, resolved] of snapshots.get(key) ?? []) add(dependency, resolved)
  }
  for (const [name, version] of direct) if (options.isDirect?.(name) ?? true) add(name, version)
  return [...new Set([...seen].map(withoutPeers))].sort()
}

/** `lib@1.0.0(patch_hash=1a)(react@19.0.0)` → `lib@1.0.0(patch_hash=1a)`: peers are listed on their own. */
function withoutPeers(key: string): string {
  const [name = ''] = key.split('(')
  return name + (/\(patch_hash=\w+\)/.exec(key)?.[0] ?? '')
}

function unquoted(value: string): string {
  return value.replace(/^'(.*)'$/, '$1')
}
