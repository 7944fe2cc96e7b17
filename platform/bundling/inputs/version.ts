import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Bundle } from '../../protocol/index.ts'
import type { Mode } from '../base-config.ts'
import type { BuildPlugins, ExportRecords } from '../build-plugins.ts'
import { requiredRange, SINGLETONS, sharedModules } from '../federation/sharing.ts'
import { folderHash } from '../folder-hash.ts'
import {
  findLockfile,
  findPackage,
  type Package,
  packageRoot,
  readPackage,
  workspaceRoot,
} from '../workspace.ts'
import { entriesOf } from './entries.ts'
import { dependencyClosure, readLockfile } from './lockfile.ts'
import { type Reach, reachFrom } from './reach.ts'
import { toolsIn } from './tools.ts'

const PLATFORM = dirname(dirname(import.meta.dirname))

/** Everything about a bundle that is known before it is built. */
export interface Inputs {
  /**
   * A version such as `1.4.0-3f2a9c1`: the number in package.json and a hash of all that the build depends on. The same
   * sources have the same version on every machine, so that builds can be skipped and a second publish refused.
   */
  readonly version: string
  /** Absent in development. */
  readonly exportRecords?: ExportRecords | undefined
  /** The words in the code, which tell which parts of these exports matter to it. */
  readonly words?: ReadonlySet<string>
}

export async function bundleInputs(
  pkg: Package,
  kind: Bundle['kind'],
  mode: Mode,
  plugins: BuildPlugins,
): Promise<Inputs> {
  // In development the sources change while the page stays open.
  if (mode === 'development') return { version: 'dev' }
  const exportRecords = await plugins.recordExports?.(pkg)
  const reach = reachFrom(entriesOf(pkg, kind), { followShared: kind === 'shell' })
  const parts = [
    mode,
    folderHash(pkg.folder),
    ...sourceParts(pkg, reach),
    ...packageParts(pkg, kind, reach),
    ...(kind === 'shell' ? offers(pkg, exportRecords) : needs(pkg, exportRecords, reach)),
  ]
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 7)
  return { version: `${pkg.json.version}-${hash}`, exportRecords, words: reach.words }
}

/** The sources from other packages: the files that the bundle contains, and whole packages if the shell shares them all. */
function sourceParts(pkg: Package, { files, packages }: Reach): string[] {
  const whole = [...packages.values()].filter(({ json }) => json.federation === 'shared').map(packageRoot)
  const counted = [pkg.folder, PLATFORM, ...whole]
  const others = [...files].filter((file) => counted.every((folder) => !file.startsWith(`${folder}/`)))
  const root = workspaceRoot(pkg.folder)
  return [
    ...whole.sort().map(folderHash),
    ...others.sort().flatMap((file) => [relative(root, file), readFileSync(file, 'base64')]),
  ]
}

/** The platform, and the packages from elsewhere that the bundle or its build needs. */
function packageParts(pkg: Package, kind: Bundle['kind'], { packages }: Reach): string[] {
  const root = workspaceRoot(pkg.folder)
  const lockfile = findLockfile(root)
  const lock = readLockfile(lockfile)
  const tools = toolsIn(PLATFORM, kind)
  // A remote gets these from the shell, in any version that `needs` allows; types are part of `needs`.
  const isExcluded = (name: string) =>
    (kind === 'remote' && SINGLETONS.includes(name)) || /^(@types\/|typescript$)/.test(name)
  const closureOf = (folder: string, isDirect?: (name: string) => boolean) =>
    dependencyClosure(lock, relative(root, folder) || '.', { isExcluded, ...(isDirect && { isDirect }) })
  const own = packageRoot(pkg)
  const folders = new Set([own, ...packages.keys()].filter((folder) => folder === own || folder !== PLATFORM))
  const closures = [
    ...[...folders].sort().map((folder) => closureOf(folder)),
    closureOf(PLATFORM, (name) => tools.imports.has(name)) ?? installedVersions(tools.imports),
  ]
  // Other lockfiles than pnpm's count as a whole.
  const known = closures.map((closure) => closure?.join('\n') ?? readFileSync(lockfile, 'utf8'))
  return [tools.hash, ...known]
}

/** The versions of packages that the platform uses where it is no part of the workspace. */
function installedVersions(names: ReadonlySet<string>): string[] {
  const { json } = readPackage(PLATFORM)
  const used = [...names].filter((name) => json.dependencies?.[name] !== undefined).sort()
  return used.map((name) => `${name}@${findPackage(name, PLATFORM).json.version}`)
}

function offers(pkg: Package, exportRecords: ExportRecords | undefined): string[] {
  return [JSON.stringify(sharedModules(pkg)), JSON.stringify(exportRecords?.offered() ?? {})]
}

function needs(pkg: Package, exportRecords: ExportRecords | undefined, { shared, words }: Reach): string[] {
  const modules = Object.entries(sharedModules(pkg))
  const ranges = modules.filter(([name]) => shared.has(name) || SINGLETONS.includes(name))
  return [
    JSON.stringify(ranges.map(([name, version]) => `${name} ${requiredRange(version)}`).sort()),
    JSON.stringify(exportRecords?.used(shared, words) ?? {}),
  ]
}
