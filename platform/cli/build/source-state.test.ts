import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../../bundling/fixtures/workspace.ts'
import { readWorkspace } from '../workspace.ts'
import { sourceState } from './source-state.ts'

function workspaceWith(link = 'link:../rules') {
  const { root, write } = fixtureWorkspace({
    'package.json': { platform: { data: 'data', server: 'server.ts', shell: 'shell' } },
    'pnpm-lock.yaml': `lockfileVersion: '9.0'

importers:

  shell:
    dependencies:
      rules:
        specifier: workspace:*
        version: ${link}
`,
    'shell/rspack.config.ts': '',
    'shell/src/index.ts': 'one',
    'rules/dist/index.js': '1',
  })
  return { root, write, stateLater: () => sourceState(readWorkspace(root), Date.now() + 60_000) }
}

test.each([
  ['shell/src/index.ts', 'two'],
  ['shell/src/more.ts', ''],
  ['shell/rspack.config.ts', '1'],
  ['rules/dist/index.js', '2'],
  ['pnpm-lock.yaml', ''],
])('a change of %s has another stamp', (file, content) => {
  const { write, stateLater } = workspaceWith()
  const before = stateLater()
  expect(stateLater()).toEqual({ ...before, isConclusive: true })
  write(file, content)
  expect(stateLater().stamp).not.toBe(before.stamp)
})

test.each([
  'shell/dist/main.js',
  'shell/dist-server/server.js',
  'data/live.json',
  '.git/index',
  'node_modules/a/b.js',
])('a change of %s has the same stamp', (file) => {
  const { write, stateLater } = workspaceWith()
  const before = stateLater()
  write(file, '')
  expect(stateLater()).toEqual(before)
})

test('files that changed a moment ago may change again unnoticed', () => {
  const { root } = workspaceWith()
  expect(sourceState(readWorkspace(root)).isConclusive).toBe(false)
})

test('links hide changes: those of files, and those of packages outside the workspace', () => {
  expect(workspaceWith('link:../../rules').stateLater().isConclusive).toBe(false)
  const { root, stateLater } = workspaceWith()
  symlinkSync('/etc/hosts', join(root, 'shell/src/hosts.ts'))
  expect(stateLater().isConclusive).toBe(false)
})
