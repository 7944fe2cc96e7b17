import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { entryPoint } from '../bundling/entry-point.ts'
import { bundleInputs } from '../bundling/inputs/version.ts'
import {
  EXPORTS_FILE,
  entryPoints,
  findPackage,
  type Package,
  readPackage,
  sharedEntryPoints,
  sharingPackages,
} from '../bundling/workspace.ts'
import type { Workspace } from '../cli/workspace.ts'
import { recordExports } from '../plugins/type-surfaces/build/index.ts'
import type { Surfaces } from '../plugins/type-surfaces/build/shapes.ts'
import { sharedSurfaces } from '../plugins/type-surfaces/build/shared-surfaces.ts'
import { copyFiles, type Packed, pack, packStaged } from './pack.ts'
import { type Manifest, packedManifest } from './packed-manifest.ts'

const run = promisify(execFile)
const PLATFORM = 'platform'
const COMPILED = /(?<!\.d)\.[cm]?tsx?$/
const NOT_PACKED =
  /(^|\/)(node_modules|patches|storybook-static|\.storybook)(\/|$)|\.(test|stories)\.|(^|\/)fixture|^package\.json$/
/** The compiler guards imports whose file it doesn't know, which bundlers then no longer understand. None of ours needs it. */
const GUARDED_IMPORT = /import\(__rewriteRelativeImportExtension\((`[^`]*`)(?:, true)?\)\)/g

/**
 * Packs the platform and all packages that the shell shares with remotes, compiled, for teams with repositories of their own.
 * Their versions end with that of the shell. Each holds the descriptions of its exports, for the gate.
 */
export async function packSdk(workspace: Workspace, into: string): Promise<Packed[]> {
  const { root, shell: shellFolder, remoteTemplate, remotePrefix } = workspace
  if (shellFolder === undefined) throw new Error(`There is no shell in ${root}.`)
  const shell = readPackage(join(root, shellFolder))
  const packages = sharingPackages(shell)
  const { version } = await bundleInputs(shell, 'shell', 'production', { recordExports })
  const { surfaces } = await sharedSurfaces(shell)
  const ending = `-shell-${version.slice(version.lastIndexOf('-') + 1)}`
  const versionOf = (pkg: Package) => pkg.json.version + ending
  const options = (pkg: Package) => ({
    version: versionOf(pkg),
    versionOf: (name: string) =>
      packages.some(({ json }) => json.name === name)
        ? versionOf(findPackage(name, pkg.folder))
        : findPackage(name, pkg.folder).json.version,
  })
  await mkdir(into, { recursive: true })
  const compiled = await compile(root, packages)
  try {
    const packed: Packed[] = []
    for (const pkg of packages) {
      const exports = exportsOf(pkg, surfaces)
      if (pkg.json.name === PLATFORM)
        packed.push(
          await pack(into, async (staged, manifest) => {
            await writeFile(join(staged, EXPORTS_FILE), exports)
            if (remoteTemplate) await replaceTemplate(join(root, remoteTemplate), staged)
            const { files, ...rest } = packedManifest(manifest, options(pkg)) as Manifest & {
              files: string[]
            }
            return { ...rest, ...(remotePrefix && { remotePrefix }), files: [...files, EXPORTS_FILE] }
          }),
        )
      else
        packed.push(
          await packStaged(into, async (staged) => {
            await cp(join(compiled, relative(root, pkg.folder)), staged, { recursive: true })
            await copyFiles(pkg.folder, staged, await uncompiledFiles(pkg.folder))
            await writeFile(join(staged, EXPORTS_FILE), exports)
            return packedManifest(await readManifest(pkg), options(pkg))
          }),
        )
    }
    return packed
  } finally {
    await rm(compiled, { recursive: true, force: true })
  }
}

/** Lets the compiler write scripts and declarations of all entry points, and of all that these import. */
async function compile(root: string, packages: readonly Package[]): Promise<string> {
  const cache = join(root, 'node_modules/.cache/platform')
  await mkdir(cache, { recursive: true })
  // Inside the workspace, so that the compiler finds the installed types.
  const folder = await mkdtemp(join(cache, 'sdk-'))
  const others = packages.filter(({ json }) => json.name !== PLATFORM)
  const sources = others.flatMap((pkg) =>
    entryPoints(pkg).map((specifier) => entryPoint(pkg, `.${specifier.slice(pkg.json.name.length)}`)),
  )
  const ambient = await Promise.all(others.map(({ folder }) => filesIn(folder, '**/*.d.ts')))
  const project = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      declaration: true,
      // The gate has checked the shell, which consists of the same sources.
      noCheck: true,
      noEmit: false,
      outDir: folder,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
    },
    files: [
      ...sources,
      ...ambient.flatMap((files, index) => files.map((it) => join(others[index]?.folder ?? '', it))),
    ],
    include: [],
    exclude: [],
  }
  const file = join(folder, 'tsconfig.json')
  await writeFile(file, JSON.stringify(project))
  const compiler = join(findPackage('typescript', root).folder, 'bin/tsc')
  await run(process.execPath, [compiler, '-p', file]).catch((error: { stdout: string }) => {
    throw new Error(`The shared packages do not compile.\n${error.stdout}`, { cause: error })
  })
  for (const script of await filesIn(folder, '**/*.js')) {
    const text = await readFile(join(folder, script), 'utf8')
    const plain = text.replace(GUARDED_IMPORT, 'import($1)')
    if (plain !== text) await writeFile(join(folder, script), plain)
  }
  return folder
}

/** Styles, words, fonts and pictures, and declarations of them. */
async function uncompiledFiles(folder: string): Promise<string[]> {
  const files = await filesIn(folder, '**/*')
  return files.filter((file) => !COMPILED.test(file) && !NOT_PACKED.test(file))
}

async function filesIn(folder: string, pattern: string): Promise<string[]> {
  const files: string[] = []
  const exclude = ({ name }: { readonly name: string }) => name === 'node_modules'
  for await (const entry of glob(pattern, { cwd: folder, withFileTypes: true, exclude }))
    if (entry.isFile()) files.push(relative(folder, resolve(entry.parentPath, entry.name)))
  return files.sort()
}

function exportsOf(pkg: Package, surfaces: Surfaces): string {
  const modules = sharedEntryPoints(pkg).map((specifier) => [
    specifier,
    Object.fromEntries(surfaces.get(specifier) ?? []),
  ])
  return JSON.stringify(Object.fromEntries(modules))
}

async function readManifest({ folder }: Package): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** `new remote` begins with the template of the site, outside of its workspace too. */
async function replaceTemplate(template: string, staged: string) {
  const own = join(staged, 'cli/new/remote')
  await rm(own, { recursive: true })
  await cp(template, own, { recursive: true })
}
