import { expect, test } from 'vitest'
import { baseConfig } from './base-config.ts'
import { buildFiles } from './fixtures/build-files.ts'
import { fixtureWorkspace } from './fixtures/workspace.ts'

async function builtIn(mode: 'production' | 'development') {
  const { root } = fixtureWorkspace({
    'src/index.js': "import('./later.js').then(({ later }) => later())",
    'src/later.js': "export const later = () => document.title = 'later'",
  })
  const config = baseConfig({ folder: root, name: 'ball', version: '1.0.0-b', mode })
  const files = await buildFiles(root, { ...config, entry: { main: './src/index.js' } })
  return [...files.values()]
}

test('every script asks the browser to compile it during the download', async () => {
  const scripts = await builtIn('production')
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/)
})

test('development builds have no such hint', async () => {
  for (const script of await builtIn('development')) expect(script).not.toContain('allFunctionsCalledOnLoad')
})
