import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface PackageJson {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, string>>
  readonly sideEffects?: boolean | readonly string[]
  /** Marks the package, or some of its entry points, as shared: the shell brings the page's only copy. */
  readonly federation?: 'shared' | readonly string[]
}

/** A package and its folder. */
export interface Package {
  readonly folder: string
  readonly json: PackageJson
}

/** Reads a folder's `package.json`, or the nearest one above it, since a package may contain several bundles. */
export function readPackage(folder: string): Package {
  const file = join(nearest('package.json', folder) ?? folder, 'package.json')
  return { folder, json: JSON.parse(readFileSync(file, 'utf8')) as PackageJson }
}

/** Finds a package the way Node does, upwards from a folder; undefined if it isn't installed. */
export function findInstalled(name: string, from: string): Package | undefined {
  const folder = join('node_modules', name)
  const above = nearest(join(folder, 'package.json'), from)
  return above === undefined ? undefined : readPackage(realpathSync(join(above, folder)))
}

/** Descriptions of its exports, for the gate, in a package that a site packs for teams with repositories of their own. */
export const EXPORTS_FILE = 'exports.json'

/** Whether a package is a library, neither part of the workspace nor packed from the site's. */
export function isLibrary({ folder }: Package): boolean {
  return folder.includes('node_modules') && !existsSync(join(folder, EXPORTS_FILE))
}

export function findPackage(name: string, from: string): Package {
  const found = findInstalled(name, from)
  if (!found) throw new Error(`${from} needs the package ${name}, but it is not installed.`)
  return found
}

export function dependencies(pkg: Package): Package[] {
  return Object.keys(pkg.json.dependencies ?? {}).map((name) => findPackage(name, pkg.folder))
}

/** The packages of the site, libraries aside, that share modules with this bundle. */
export function sharingPackages(pkg: Package): Package[] {
  return [pkg, ...dependencies(pkg)].filter((it) => it.json.federation !== undefined && !isLibrary(it))
}

/** Returns the folder of the `package.json` of a bundle or package. */
export function packageRoot({ folder }: Package): string {
  return nearest('package.json', folder) ?? folder
}

/** Lists the shared entry points of a workspace package, such as `shared-ui/button`, with patterns expanded. */
export function sharedEntryPoints(pkg: Package): string[] {
  const { federation } = pkg.json
  return entryPoints(pkg, (key) => federation === 'shared' || (federation?.includes(key) ?? false))
}

/** Lists the entry points whose keys in the `package.json` are chosen, with patterns expanded. */
export function entryPoints(pkg: Package, isChosen: (key: string) => boolean = () => true): string[] {
  const { json } = pkg
  const root = packageRoot(pkg)
  return Object.entries(json.exports ?? {})
    .filter(([key]) => isChosen(key))
    .flatMap(([key, target]) => {
      const specifier = json.name + key.slice(1)
      if (!key.includes('*')) return [specifier]
      const files = globSync(target, { cwd: root }).sort()
      return files.map((file) => specifier.replace('*', starValue(target, file)))
    })
}

function starValue(target: string, file: string) {
  const [before = '', after = ''] = target.replace(/^\.\//, '').split('*')
  return file.slice(before.length, file.length - after.length)
}

export const LOCKFILES = [
  'pnpm-lock.yaml',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'bun.lock',
]

/** Finds the workspace's lockfile, in this folder or the nearest one above it. */
export function findLockfile(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const name = LOCKFILES.find((file) => existsSync(join(folder, file)))
    if (name) return join(folder, name)
    if (folder === dirname(folder)) break
  }
  throw new Error(`There is no lockfile in ${from} or above it. Install the packages first.`)
}

/** Finds the folder with the workspace's lockfile. */
export function workspaceRoot(from: string): string {
  return dirname(findLockfile(from))
}

/** Finds the nearest folder, upwards from this one, that contains `file`. */
export function nearest(file: string, from: string): string | undefined {
  if (existsSync(join(from, file))) return from
  const parent = dirname(from)
  return parent === from ? undefined : nearest(file, parent)
}
