import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { type BaseOptions, baseConfig } from './base-config.ts'

/** The file at which a shell's service worker begins; a site without one has no worker. */
export const WORKER_FILE = 'src/worker/worker.ts'

/** The name of the script among the bundle's files, before its hash. */
export const WORKER = 'worker'

/** Configures the build of a shell's service worker as one small script, which shares no code with the page. */
export function workerConfig(options: BaseOptions): Configuration {
  const base = baseConfig(options)
  return {
    ...base,
    target: 'webworker',
    devtool: false,
    entry: { [WORKER]: `./${WORKER_FILE}` },
    output: {
      ...base.output,
      path: join(options.folder, 'dist-worker'),
      filename: `${WORKER}.js`,
      publicPath: '',
    },
    // The page's plugins are about its files: their hashes, and when they are compiled.
    plugins: [],
  }
}
