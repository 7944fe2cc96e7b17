import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Configuration, rspack } from '@rspack/core'

const run = promisify((config: Configuration, done: (error: Error | null) => void) =>
  rspack(config, (error, stats) => done(error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null))),
)

/** Builds into `<folder>/dist` and answers with its scripts and styles: name → text. */
export async function buildFiles(folder: string, config: Configuration): Promise<Map<string, string>> {
  await run({ ...config, devtool: false })
  const names = (await readdir(join(folder, 'dist'))).filter((name) => /\.(js|css)$/.test(name))
  const texts = names.map(async (name) => [name, await readFile(join(folder, 'dist', name), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}
