import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entryPoint } from '../../../bundling/entry-point.ts'
import { folderHash } from '../../../bundling/folder-hash.ts'
import {
  dependencies,
  EXPORTS_FILE,
  findLockfile,
  type Package,
  packageRoot,
  sharedEntryPoints,
  sharingPackages,
  workspaceRoot,
} from '../../../bundling/workspace.ts'
import type { Declarations } from '../../../protocol/index.ts'
import { DeclarationFiles } from './declaration-files.ts'
import { emitDeclarations } from './emit-declarations.ts'
import { exportSurface } from './export-surface.ts'
import { publishedDeclarations } from './published-declarations.ts'
import type { Surfaces } from './shapes.ts'
import type { Surface } from './surface.ts'

const CACHE = 'node_modules/.cache/platform'

/** The exports that a bundle may share with others. */
interface Shared {
  readonly surfaces: Surfaces
  /** Reads the declarations behind them, with those of all that these mention. */
  readonly declarations: () => Promise<Declarations>
}

/**
 * Describes the exports of all modules that a bundle may share, except those of libraries, whose version numbers tell
 * whether they are compatible. Takes a second or two, so the result is stored until a source changes.
 */
export async function sharedSurfaces(pkg: Package): Promise<Shared> {
  const all = sharingPackages(pkg)
  const packages = all.filter((it) => !existsSync(packedExports(it)))
  const packed = all.filter((it) => !packages.includes(it)).map(readPacked)
  const own = await ownSurfaces(pkg, packages)
  return { ...own, surfaces: new Map([...packed.flatMap((it) => [...it]), ...own.surfaces]) }
}

/** Packages that a site packed for teams with repositories of their own bring their descriptions. */
function readPacked(pkg: Package): Surfaces {
  return asMaps(JSON.parse(readFileSync(packedExports(pkg), 'utf8')) as StoredSurfaces)
}

function packedExports(pkg: Package): string {
  return join(packageRoot(pkg), EXPORTS_FILE)
}

async function ownSurfaces(pkg: Package, packages: readonly Package[]): Promise<Shared> {
  const sources = new Map(packages.flatMap(entryPointsOf))
  const root = workspaceRoot(pkg.folder)
  const cache = join(root, CACHE)
  const name = hashOf([...sources.keys()]).slice(0, 12)
  const file = join(cache, `exports-${name}.json`)
  const types = join(cache, `types-${name}.json`)
  const declarations = async () => JSON.parse(await readFile(types, 'utf8')) as Declarations
  if (sources.size === 0)
    return { surfaces: new Map(), declarations: async () => ({ entries: {}, files: {} }) }
  const key = sourcesKey(root, packages)
  const stored = await readStored(file)
  if (stored?.key === key) return { surfaces: asMaps(stored.surfaces), declarations }

  await mkdir(cache, { recursive: true })
  // Inside the workspace, so that the compiler finds the installed types.
  const folder = await mkdtemp(join(cache, 'declarations-'))
  try {
    const ambient = packages.flatMap((it) => ambientFiles(packageRoot(it)))
    const out = await emitDeclarations(root, folder, [...sources.values(), ...ambient])
    const surfaces = describe(new DeclarationFiles(out, root), sources)
    await writeFile(join(folder, 'types.json'), JSON.stringify(publishedDeclarations(out, root, packages)))
    await rename(join(folder, 'types.json'), types)
    await writeFile(join(folder, 'exports.json'), JSON.stringify({ key, surfaces }))
    await rename(join(folder, 'exports.json'), file)
    return { surfaces: asMaps(surfaces), declarations }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type StoredSurfaces = Readonly<Record<string, Readonly<Record<string, Surface>>>>

function describe(files: DeclarationFiles, sources: ReadonlyMap<string, string>): StoredSurfaces {
  const modules = [...sources].map(([specifier, source]) => {
    const exports = [...files.exportsOf(source)].map(
      ([name, it]) => [name, exportSurface(files, it)] as const,
    )
    return [specifier, Object.fromEntries(exports)] as const
  })
  return Object.fromEntries(modules)
}

function entryPointsOf(pkg: Package): [specifier: string, source: string][] {
  return sharedEntryPoints(pkg).map((specifier) => [
    specifier,
    entryPoint(pkg, `.${specifier.slice(pkg.json.name.length)}`),
  ])
}

/** Files that declare types for imports of styles, pictures and the like. */
function ambientFiles(root: string): string[] {
  const files = globSync('**/*.d.ts', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist.*)$/.test(name),
  })
  return files.map((file) => join(root, file))
}

/** Identifies the sources, so that they are described anew after a change of any. */
function sourcesKey(root: string, packages: readonly Package[]): string {
  const folders = new Set([import.meta.dirname])
  const add = (pkg: Package) => {
    if (pkg.folder.includes('node_modules') || folders.has(packageRoot(pkg))) return
    folders.add(packageRoot(pkg))
    for (const dependency of dependencies(pkg)) add(dependency)
  }
  for (const pkg of packages) add(pkg)
  const files = [findLockfile(root), join(root, 'tsconfig.json')]
  const contents = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  return hashOf([...[...folders].map(folderHash), ...contents])
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function readStored(file: string): Promise<{ key: string; surfaces: StoredSurfaces } | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { key: string; surfaces: StoredSurfaces }
  } catch {
    // Nothing is stored, or it was damaged.
    return undefined
  }
}

function asMaps(surfaces: StoredSurfaces): Surfaces {
  return new Map(
    Object.entries(surfaces).map(([module, exports]) => [module, new Map(Object.entries(exports))]),
  )
}
