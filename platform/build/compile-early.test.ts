import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Configuration, rspack } from '@rspack/core'
import { expect, test } from 'vitest'
import { baseConfig } from './base-config.ts'
import { fixtureWorkspace } from './fixture-workspace.ts'

const build = promisify((config: Configuration, done: (error: Error | null) => void) =>
  rspack(config, (error, stats) => done(error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null))),
)

async function builtIn(mode: 'production' | 'development') {
  const { root } = fixtureWorkspace({
    'src/index.js': "import('./later.js').then(({ later }) => later())",
    'src/later.js': "export const later = () => document.title = 'later'",
  })
  const config = baseConfig({ folder: root, name: 'ball', version: '1.0.0-b', mode })
  await build({ ...config, devtool: false, entry: { main: './src/index.js' } })
  const files = await readdir(join(root, 'dist'))
  return Promise.all(files.map((file) => readFile(join(root, 'dist', file), 'utf8')))
}

test('every script tells the browser to compile it while it comes', async () => {
  const scripts = await builtIn('production')
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/)
})

test('while it is being written it is as it was written', async () => {
  for (const script of await builtIn('development')) expect(script).not.toContain('allFunctionsCalledOnLoad')
})
