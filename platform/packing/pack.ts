import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Manifest, packedManifest } from './packed-manifest.ts'

const run = promisify(execFile)
const PLATFORM = dirname(import.meta.dirname)
/** Copied as they are: ambient types, templates, the site that `new site` starts from, and the rooms' READMEs. */
const COPIED = ['assets.d.ts', 'cli/new/**/*.template', 'demo/**', 'README.md', '*/README.md']
/** The demo's commands for use within this repository, and builds. */
const NOT_COPIED =
  /(^|\/)(node_modules|dist|dist-monolith)(\/|$)|^demo\/(tractor-store\/)?(start|release|workspace)\.ts$|\.test\.ts$|^packing\//

/** A packed package, and the files in it. */
export interface Packed {
  readonly tarball: string
  readonly files: readonly string[]
}

/** Changes the files or the manifest of a package before it is packed. */
type Finish = (staged: string, manifest: Manifest) => Promise<Manifest>

/** Compiles this package and packs it into a folder, as an archive that npm and pnpm install. */
export async function pack(
  into: string,
  finish: Finish = async (_staged, manifest) => packedManifest(manifest),
): Promise<Packed> {
  return packStaged(into, async (staged) => {
    const manifest = JSON.parse(await readFile(join(PLATFORM, 'package.json'), 'utf8')) as Manifest
    await compile(staged)
    await copyFiles(PLATFORM, staged, (await Promise.all(COPIED.map(list))).flat())
    return finish(staged, manifest)
  })
}

/** Packs a folder that `stage` fills, with the manifest that it returns. */
export async function packStaged(
  into: string,
  stage: (folder: string) => Promise<Manifest>,
): Promise<Packed> {
  const staged = await mkdtemp(join(tmpdir(), 'platform-package-'))
  try {
    const manifest = await stage(staged)
    await writeFile(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return await npmPack(staged, into)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/** Writes JavaScript and types for the entry points and everything that they import. */
async function compile(into: string) {
  const tsc = join(PLATFORM, '../node_modules/typescript/bin/tsc')
  const config = join(PLATFORM, 'tsconfig.build.json')
  await run(process.execPath, [tsc, '-p', config, '--outDir', into]).catch((error: { stdout: string }) => {
    throw new Error(`The package does not compile.\n${error.stdout}`, { cause: error })
  })
}

/** Copies files from one folder to the same places in another. */
export async function copyFiles(from: string, into: string, files: readonly string[]) {
  for (const file of files) {
    await mkdir(dirname(join(into, file)), { recursive: true })
    await cp(join(from, file), join(into, file))
  }
}

/** Lists files of this package that belong into the packed one. */
async function list(pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const entry of glob(pattern, {
    cwd: PLATFORM,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules' || name === 'dist',
  })) {
    const file = join(entry.parentPath, entry.name).slice(PLATFORM.length + 1)
    if (entry.isFile() && !NOT_COPIED.test(file)) files.push(file)
  }
  return files
}

async function npmPack(folder: string, into: string): Promise<Packed> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', resolve(into)], {
    cwd: folder,
  })
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[]
  if (!packed) throw new Error(`npm packed nothing: ${stdout}`)
  return { tarball: resolve(into, packed.filename), files: packed.files.map(({ path }) => path) }
}
