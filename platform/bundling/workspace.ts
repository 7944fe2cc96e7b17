import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface PackageJson {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, string>>
  /** The page holds one copy of this package (or of these entry points of it), carried by the shell. */
  readonly federation?: 'shared' | readonly string[]
}

/** A package and where it lies. */
export interface Package {
  readonly folder: string
  readonly json: PackageJson
}

/** What a folder's `package.json` says, or the one above it where several bundles lie in one package. */
export function readPackage(folder: string): Package {
  const file = join(nearest('package.json', folder) ?? folder, 'package.json')
  return { folder, json: JSON.parse(readFileSync(file, 'utf8')) as PackageJson }
}

/** The installed package that `from` means by this name: looked for as Node does, upwards. */
export function findPackage(name: string, from: string): Package {
  const folder = join('node_modules', name)
  const above = nearest(join(folder, 'package.json'), from)
  if (above === undefined) throw new Error(`${from} needs the package ${name}, but it is not installed.`)
  return readPackage(realpathSync(join(above, folder)))
}

export function dependencies(of: Package): Package[] {
  return Object.keys(of.json.dependencies ?? {}).map((name) => findPackage(name, of.folder))
}

/** The entry points of a workspace package that the shell carries: `shared-ui/button`, …, patterns written out. */
export function sharedEntryPoints({ folder, json }: Package): string[] {
  const root = nearest('package.json', folder) ?? folder
  const isShared = (key: string) => json.federation === 'shared' || json.federation?.includes(key)
  return Object.entries(json.exports ?? {})
    .filter(([key]) => isShared(key))
    .flatMap(([key, target]) => {
      const specifier = json.name + key.slice(1)
      if (!key.includes('*')) return [specifier]
      const files = globSync(target, { cwd: root }).sort()
      return files.map((file) => specifier.replace('*', starOf(target, file)))
    })
}

function starOf(target: string, file: string) {
  const [before = '', after = ''] = target.replace(/^\.\//, '').split('*')
  return file.slice(before.length, file.length - after.length)
}

/** The nearest folder upwards with the workspace's lockfile. */
export function workspaceRoot(from: string): string {
  const root = nearest('pnpm-lock.yaml', from)
  if (root === undefined) throw new Error('No pnpm-lock.yaml in this folder or above it.')
  return root
}

/** The folder itself or the first above it that has this file. */
function nearest(file: string, from: string): string | undefined {
  if (existsSync(join(from, file))) return from
  const parent = dirname(from)
  return parent === from ? undefined : nearest(file, parent)
}
