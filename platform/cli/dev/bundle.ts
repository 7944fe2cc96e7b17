import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { DEV_PATH, type DevEvent } from '../../bundling/development/dev-events.ts'
import { BUNDLE_FILE, type Bundle } from '../../data/index.ts'
import type { SourceBundle } from './registry.ts'

/** A bundle that is built whenever its sources change. */
export interface DevBundle {
  readonly name: string
  /** The last build that succeeded, once no other is under way; nothing as long as none has. */
  built(): Promise<SourceBundle | undefined>
  /** How it stands, for a page that has just been opened. */
  standing(): DevEvent | undefined
  stop(): Promise<void>
}

interface WatchOptions {
  /** Where the built bundles lie, each in a folder. */
  readonly output: string
  readonly onBuild: (event: DevEvent, ms: number) => void
}

/** Builds the bundle in this folder for development, now and after every change. */
export async function watchBundle(folder: string, { output, onBuild }: WatchOptions): Promise<DevBundle> {
  const name = basename(folder)
  const config = await readConfig(folder)
  const compiler = rspack({ ...config, output: { ...config.output, path: join(output, name) } })
  const base = `${DEV_PATH}${name}/`
  let settled = Promise.withResolvers<void>()
  let isBuilding = true
  let bundle: Bundle | undefined
  let standing: DevEvent | undefined

  function begin() {
    if (!isBuilding) settled = Promise.withResolvers()
    isBuilding = true
  }
  compiler.hooks.invalid.tap('dev', begin)
  // A change during a build begins the next one without a further word.
  compiler.hooks.watchRun.tap('dev', begin)

  function finish(error: Error | null, stats: Stats | undefined) {
    standing = outcome(error, stats)
    if (standing.type === 'built') {
      bundle = JSON.parse(readFileSync(join(output, name, BUNDLE_FILE), 'utf8')) as Bundle
    }
    isBuilding = false
    settled.resolve()
    onBuild(standing, (stats?.endTime ?? 0) - (stats?.startTime ?? 0))
  }

  function outcome(error: Error | null, stats: Stats | undefined): DevEvent {
    if (error || !stats) return { type: 'failed', bundle: name, message: String(error) }
    if (!stats.hasErrors()) return { type: 'built', bundle: name, hash: stats.hash ?? '' }
    const message = stats.toString({ all: false, errors: true, colors: false })
    return { type: 'failed', bundle: name, message: `${name} does not build.\n\n${message}` }
  }

  async function idle(): Promise<void> {
    await settled.promise
    if (isBuilding) await idle()
  }

  const watching = compiler.watch(config.watchOptions ?? {}, finish)

  return {
    name,
    async built() {
      await idle()
      return bundle && { bundle, base }
    },
    standing: () => standing,
    stop: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  }
}

/** The mode is asked for when the configuration is read; for production it may have been read before. */
async function readConfig(folder: string): Promise<Configuration> {
  process.env['NODE_ENV'] = 'development'
  const file = pathToFileURL(join(folder, 'rspack.config.ts'))
  const { default: config } = (await import(`${file.href}?development`)) as { default: Configuration }
  return config
}
