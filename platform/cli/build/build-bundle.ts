import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Configuration, Stats } from '@rspack/core'
import { BUNDLE_FILE, type Bundle } from '../../protocol/index.ts'
import { CACHE } from './cache.ts'
import { withLock } from './lock.ts'
import type { SourceState } from './source-state.ts'

export interface Built {
  readonly name: string
  readonly version: string
  readonly dist: string
  /** False if the same sources had been built before. */
  readonly isNew: boolean
}

type Run = <T>(work: () => Promise<T>) => Promise<T>

interface BuildOptions {
  /** Lets builds beside each other read their configurations one after another: the first stores the types that all share. */
  readonly readInTurn?: Run
  /** If it is the same as after the last build, the configuration needn't be read. */
  readonly sources?: SourceState
}

/** Builds the bundle in a folder, unless its `dist` was built from the same sources. */
export async function buildBundle(
  folder: string,
  { readInTurn = (read) => read(), sources }: BuildOptions = {},
): Promise<Built> {
  return alone(folder, basename(folder), async () => {
    const last = sources && (await readLast(folder, sources))
    if (last) return last
    const built = await buildConfig(folder, await readInTurn(() => readConfig(folder)))
    if (sources?.isConclusive) await keepLast(folder, sources, built)
    return built
  })
}

/**
 * Does the same with a configuration other than the folder's own. If another process builds the same now, waits for it and
 * takes its result.
 */
export async function buildAlone(
  folder: string,
  name: string,
  configure: () => Promise<Configuration>,
): Promise<Built> {
  return alone(folder, name, async () => buildConfig(folder, await configure()))
}

function alone(folder: string, name: string, work: () => Promise<Built>): Promise<Built> {
  return withLock(join(folder, CACHE), `build-${name}.lock`, work, (pid) =>
    process.stderr.write(`Waiting for another build of ${name} (process ${pid}) … `),
  )
}

/** Where a bundle's folder holds its last build with the stamp of its sources. */
const LAST = join(CACHE, 'last-build.json')

/** Returns the last build if neither the sources nor its `dist` have changed since. */
async function readLast(folder: string, { stamp }: SourceState): Promise<Built | undefined> {
  const last = await readJson<{ stamp: string; version: string; dist: string }>(join(folder, LAST))
  if (last?.stamp !== stamp) return undefined
  const { version, dist } = last
  const bundle = await readBundle(dist)
  return bundle?.version === version ? { name: bundle.name, version, dist, isNew: false } : undefined
}

async function keepLast(folder: string, { stamp }: SourceState, { version, dist }: Built) {
  await mkdir(join(folder, CACHE), { recursive: true })
  await writeFile(join(folder, LAST), JSON.stringify({ stamp, version, dist }))
}

async function buildConfig(folder: string, config: Configuration): Promise<Built> {
  const dist = config.output?.path ?? join(folder, 'dist')
  const version = versionOf(config)
  const previous = await readBundle(dist)
  if (previous?.version === version) return { name: previous.name, version, dist, isNew: false }
  // A build that is killed must not leave the description of files that it has removed already.
  await rm(join(dist, BUNDLE_FILE), { force: true })
  await run(config)
  const bundle = await readBundle(dist)
  if (!bundle) throw new BuildFailed(`The build of ${basename(folder)} wrote no ${BUNDLE_FILE}.`)
  return { name: bundle.name, version: bundle.version, dist, isNew: true }
}

/** The sources do not compile; the message is the bundler's. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}

async function readConfig(folder: string): Promise<Configuration> {
  const { default: config } = (await import(join(folder, 'rspack.config.ts'))) as { default: Configuration }
  return config
}

/** Reads the version from the configuration's name, `<bundle>@<version>`. It is known before the build. */
function versionOf({ name = '' }: Configuration): string {
  return name.slice(name.lastIndexOf('@') + 1)
}

/** Undefined if there is no complete build. */
async function readBundle(dist: string): Promise<Bundle | undefined> {
  return readJson(join(dist, BUNDLE_FILE))
}

/** Undefined if there is no such file, or only its beginning: a process may be killed while it writes. */
async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function run(config: Configuration): Promise<void> {
  // Loading the bundler takes a third of a second, which an unchanged build is spared.
  const { rspack } = await import('@rspack/core')
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, result) => {
      compiler.close(() => (error || !result ? reject(error) : resolve(result)))
    })
  })
  if (stats.hasErrors())
    throw new BuildFailed(stats.toString({ all: false, errors: true, colors: process.stderr.isTTY }))
}
