import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { toolsIn } from './tools.ts'

const FILES = {
  'bundling/base-config.ts': "import { rspack } from '@rspack/core'\nawait import('./own.ts')",
  'bundling/base-config.test.ts': "import { expect } from 'vitest'",
  'protocol/index.ts': '',
  'routing/match-page.ts': '',
  'runtime/router/link.tsx': "import { Link } from 'react-router/dom'\nimport 'node:fs'",
  'runtime/contract.ts': '',
  'plugins/types/build/index.ts': '',
  'plugins/inspector/browser/index.ts': '',
  'plugins/releases/gateway/index.ts': '',
  'gateway/index.ts': "import fastify from 'fastify'",
}

test.each([
  ['bundling/base-config.ts', { remote: true, shell: true }],
  ['bundling/base-config.test.ts', { remote: false, shell: false }],
  ['protocol/index.ts', { remote: true, shell: true }],
  ['runtime/router/link.tsx', { remote: false, shell: true }],
  ['runtime/contract.ts', { remote: false, shell: true }],
  ['routing/match-page.ts', { remote: false, shell: true }],
  ['plugins/types/build/index.ts', { remote: true, shell: true }],
  ['plugins/inspector/browser/index.ts', { remote: false, shell: true }],
  ['plugins/releases/gateway/index.ts', { remote: false, shell: false }],
  ['gateway/index.ts', { remote: false, shell: false }],
])('a change of the platform’s %s counts: %o', (file, counts) => {
  const { root, write } = fixtureWorkspace(FILES)
  const hashes = () => ({ remote: toolsIn(root, 'remote').hash, shell: toolsIn(root, 'shell').hash })
  const before = hashes()
  write(file, '// changed')
  const after = hashes()
  expect({ remote: after.remote !== before.remote, shell: after.shell !== before.shell }).toEqual(counts)
})

test('lists the packages that they import', () => {
  const { root } = fixtureWorkspace(FILES)
  expect([...toolsIn(root, 'remote').imports]).toEqual(['@rspack/core'])
  expect([...toolsIn(root, 'shell').imports]).toEqual(
    expect.arrayContaining(['@rspack/core', 'react-router']),
  )
  expect([...toolsIn(root, 'shell').imports]).not.toContain('fastify')
})
