import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entryPoint, splitSpecifier } from '../entry-point.ts'
import { ALL, type ModuleLinks, readLinks } from '../module-links.ts'
import {
  findPackage,
  isLibrary,
  type Package,
  packageRoot,
  readPackage,
  sharedEntryPoints,
} from '../workspace.ts'
import { findSource } from './find-source.ts'

/** All that the code of a bundle leads to. */
export interface Reach {
  /** Absolute paths of files of the workspace. */
  readonly files: ReadonlySet<string>
  /** Workspace packages that contain these files. */
  readonly packages: ReadonlyMap<string, Package>
  /** Shared module → the names that are imported of it; the files behind it are not reached. */
  readonly shared: ReadonlyMap<string, ReadonlySet<string>>
  /** The words in the scripts. */
  readonly words: ReadonlySet<string>
}

/**
 * Follows the imports from these files through the workspace, name by name where a package promises that its modules have
 * no side effects: of a package with one large index, a bundle contains only the files that it uses.
 */
export function reachFrom(start: readonly string[], options: { followShared: boolean }): Reach {
  const files = new Set<string>()
  const packages = new Map<string, Package>()
  const shared = new Map<string, Set<string>>()
  const words = new Set<string>()
  const links = new Map<string, ModuleLinks>()
  const owners = new Map<string, Package>()
  const sharedOf = new Map<string, readonly string[]>()
  const taken = new Set<string>()

  function linksOf(file: string): ModuleLinks {
    const known = links.get(file) ?? readLinks(file)
    links.set(file, known)
    return known
  }

  function ownerOf(file: string): Package {
    const folder = dirname(file)
    const owner = owners.get(folder) ?? rootOf(readPackage(folder))
    owners.set(folder, owner)
    return owner
  }

  /** Includes a file with all that it imports. */
  function visit(file: string) {
    if (files.has(file)) return
    files.add(file)
    const owner = ownerOf(file)
    packages.set(owner.folder, owner)
    for (const word of wordsOf(file)) words.add(word)
    for (const { from, names } of linksOf(file).imports) follow(file, from, names)
  }

  function follow(file: string, from: string, names: readonly string[]) {
    if (from.endsWith('/')) return filesIn(join(dirname(file), from)).forEach(visit)
    const target = resolve(file, from)
    if (target === undefined) return
    if ('shared' in target) {
      const known = shared.get(target.shared) ?? new Set()
      shared.set(target.shared, known)
      for (const name of names) known.add(name)
    } else take(target.file, ownerOf(target.file).json.sideEffects === false ? names : [ALL])
  }

  /** Follows names to the files that declare them. */
  function take(file: string, names: readonly string[]) {
    const { own, passedOn, passedOnWhole } = linksOf(file)
    if (names.length === 0 || names.includes(ALL)) return takeAll(file)
    for (const name of names) {
      const source = passedOn.get(name)
      if (source) follow(file, source.from, [source.name])
      else if (own.has(name) || passedOnWhole.length === 0) visit(file)
      else for (const from of passedOnWhole) if (mayExport(file, from, name)) follow(file, from, [name])
    }
  }

  function takeAll(file: string) {
    if (taken.has(file)) return
    taken.add(file)
    visit(file)
    const { passedOn, passedOnWhole } = linksOf(file)
    for (const { from, name } of passedOn.values()) follow(file, from, [name])
    for (const from of passedOnWhole) follow(file, from, [ALL])
  }

  function mayExport(file: string, from: string, name: string): boolean {
    const target = resolve(file, from)
    if (target === undefined || 'shared' in target) return target !== undefined
    const { own, passedOn, passedOnWhole } = linksOf(target.file)
    if (own.has(name) || passedOn.has(name)) return true
    return passedOnWhole.some((next) => mayExport(target.file, next, name))
  }

  function resolve(file: string, from: string): { file: string } | { shared: string } | undefined {
    if (from.startsWith('.')) return found(join(dirname(file), from))
    const owner = ownerOf(file)
    const [name, key] = splitSpecifier(from)
    if (owner.json.dependencies?.[name] === undefined) return undefined
    const pkg = findPackage(name, owner.folder)
    if (isLibrary(pkg)) return undefined
    const specifiers = sharedOf.get(pkg.folder) ?? sharedEntryPoints(pkg)
    sharedOf.set(pkg.folder, specifiers)
    if (!options.followShared && specifiers.includes(from)) return { shared: from }
    return found(entryPoint(pkg, key))
  }

  for (const file of start) if (existsSync(file)) takeAll(file)
  return { files, packages, shared, words }
}

function found(path: string): { file: string } | undefined {
  const file = findSource(path)
  return file === undefined ? undefined : { file }
}

function filesIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
}

function rootOf(pkg: Package): Package {
  return { ...pkg, folder: packageRoot(pkg) }
}

function wordsOf(file: string): readonly string[] {
  return /\.[cm]?[jt]sx?$/.test(file) ? (readFileSync(file, 'utf8').match(/[\w$-]+/g) ?? []) : []
}
