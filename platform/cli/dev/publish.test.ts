import { expect, onTestFinished, test, vi } from 'vitest'
import { fixtureWorkspace } from '../../bundling/fixtures/workspace.ts'
import { distFolder, remoteBundle, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { folderStorage, readDocument } from '../../registry/index.ts'
import { readWorkspace } from '../workspace.ts'
import { publishMissing } from './publish.ts'

/** The configuration of a bundle that is built already, into this folder. */
const builtInto = (dist: string, name: string, version: string) =>
  `export default { name: '${name}@${version}', output: { path: '${dist}' } }`

test('a bundle that does not build keeps neither the shell nor another from being published', async () => {
  const [shell, news] = [shellBundle(), remoteBundle()]
  const { root } = fixtureWorkspace({
    'package.json': { platform: { data: 'data', server: 'server.ts', shell: 'shell' } },
    'shell/rspack.config.ts': builtInto(await distFolder(shell), 'shell', shell.version),
    'news/rspack.config.ts': builtInto(await distFolder(news), 'news', news.version),
    'broken/rspack.config.ts': "throw new Error('no configuration')",
  })
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => void vi.restoreAllMocks())
  const workspace = readWorkspace(root)

  await publishMissing(workspace, [])
  const { shell: served, remotes } = await readDocument(folderStorage(workspace.data))
  expect([served?.live, remotes['news']?.live]).toEqual([shell.version, news.version])
  expect(lines.join('\n')).toMatch(/no configuration[^]*broken is not built, so it stays as it was\./)
})
