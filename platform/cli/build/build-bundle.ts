import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { BUNDLE_FILE, type Bundle } from '../../protocol/index.ts'
import { CACHE } from './cache.ts'
import { withLock } from './lock.ts'

export interface Built {
  readonly name: string
  readonly version: string
  readonly dist: string
  /** False if the same sources had been built before. */
  readonly isNew: boolean
}

type Run = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Builds the bundle in a folder, unless its `dist` was built from the same sources. `readInTurn` lets builds beside each
 * other read their configurations one after another: the first stores the types that all share.
 */
export async function buildBundle(folder: string, readInTurn: Run = (read) => read()): Promise<Built> {
  return buildAlone(folder, basename(folder), () => readInTurn(() => readConfig(folder)))
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
  return withLock(
    join(folder, CACHE),
    `build-${name}.lock`,
    async () => buildConfig(folder, await configure()),
    (pid) => process.stderr.write(`Waiting for another build of ${name} (process ${pid}) … `),
  )
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

/** Undefined if there is no complete build: a killed process may have written only the beginning of the file. */
async function readBundle(dist: string): Promise<Bundle | undefined> {
  try {
    return JSON.parse(await readFile(join(dist, BUNDLE_FILE), 'utf8')) as Bundle
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function run(config: Configuration): Promise<void> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, result) => {
      compiler.close(() => (error || !result ? reject(error) : resolve(result)))
    })
  })
  if (stats.hasErrors())
    throw new BuildFailed(stats.toString({ all: false, errors: true, colors: process.stderr.isTTY }))
}
