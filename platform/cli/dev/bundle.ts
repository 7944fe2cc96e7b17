import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { DEV_PATH, type DevEvent } from '../../bundling/development/dev-events.ts'
import { forReload } from '../../bundling/development/for-reload.ts'
import type { Mode } from '../../bundling/index.ts'
import { BUNDLE_FILE, type Bundle } from '../../protocol/index.ts'
import type { SourceBundle } from './registry-with-sources.ts'

/** Milliseconds without a change before a build starts. */
const AGGREGATE_MS = 30

/** A bundle that is rebuilt whenever its sources change. */
export interface DevBundle {
  readonly name: string
  /** Waits until no build is running, then returns the last successful one, if any. */
  built(): Promise<SourceBundle | undefined>
  /** The result of the last build, for a page that has just been opened. */
  lastEvent(): DevEvent | undefined
  stop(): Promise<void>
}

interface WatchOptions {
  /** Folder of the builds, with a subfolder for each bundle. */
  readonly output: string
  /** Whether the shell is built from source too, since hot reload needs its React for development. */
  readonly hasShell: boolean
  readonly onBuild: (event: DevEvent, ms: number) => void
}

/** Builds the bundle in this folder for development, now and after every change. */
export async function watchBundle(
  folder: string,
  { output, hasShell, onBuild }: WatchOptions,
): Promise<DevBundle> {
  const name = basename(folder)
  const config = hasShell
    ? await readConfig(folder, 'development')
    : forReload(await readConfig(folder, 'production'), name)
  const compiler = rspack({ ...config, output: { ...config.output, path: join(output, name) } })
  const base = `${DEV_PATH}${name}/`
  let finished = Promise.withResolvers<void>()
  let isBuilding = true
  let bundle: Bundle | undefined
  let lastEvent: DevEvent | undefined

  function markBuilding() {
    if (!isBuilding) finished = Promise.withResolvers()
    isBuilding = true
  }
  compiler.hooks.invalid.tap('dev', markBuilding)
  // After a change during a build, the next build starts without another `invalid`.
  compiler.hooks.watchRun.tap('dev', markBuilding)

  function finish(error: Error | null, stats: Stats | undefined) {
    lastEvent = eventOf(error, stats)
    if (lastEvent.type === 'built') {
      bundle = JSON.parse(readFileSync(join(output, name, BUNDLE_FILE), 'utf8')) as Bundle
    }
    isBuilding = false
    finished.resolve()
    onBuild(lastEvent, (stats?.endTime ?? 0) - (stats?.startTime ?? 0))
  }

  function eventOf(error: Error | null, stats: Stats | undefined): DevEvent {
    if (error || !stats) return { type: 'failed', bundle: name, message: String(error) }
    if (!stats.hasErrors()) return { type: 'built', bundle: name, hash: stats.hash ?? '' }
    const message = stats.toString({ all: false, errors: true, colors: false })
    return { type: 'failed', bundle: name, message: `${name} does not build.\n\n${message}` }
  }

  async function idle(): Promise<void> {
    await finished.promise
    if (isBuilding) await idle()
  }

  // An editor empties a file before it writes it: waiting avoids a build of the empty one, which would reload the page.
  const watching = compiler.watch({ aggregateTimeout: AGGREGATE_MS, ...config.watchOptions }, finish)

  return {
    name,
    async built() {
      await idle()
      return bundle && { bundle, base }
    },
    lastEvent: () => lastEvent,
    stop: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  }
}

/** Imports the configuration anew, since it reads the mode when it loads and may have loaded for production before. */
async function readConfig(folder: string, mode: Mode): Promise<Configuration> {
  process.env['NODE_ENV'] = mode
  const file = pathToFileURL(join(folder, 'rspack.config.ts'))
  const { default: config } = (await import(`${file.href}?${mode}`)) as { default: Configuration }
  return config
}
