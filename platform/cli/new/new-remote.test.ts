import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorkspace, type Workspace } from '../workspace.ts'
import { createRemote } from './new-remote.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let workspace: Workspace

beforeAll(() => {
  // The template and the shell are the real ones; only the new folder goes elsewhere.
  const own = readWorkspace(root)
  const elsewhere = mkdtempSync(join(tmpdir(), 'new-remote-'))
  const fromElsewhere = (folder: string) => relative(elsewhere, join(root, folder))
  workspace = {
    ...own,
    root: elsewhere,
    remoteTemplate: fromElsewhere(own.remoteTemplate ?? ''),
    shell: fromElsewhere(own.shell ?? ''),
  }
})
afterAll(() => rmSync(workspace.root, { recursive: true, force: true }))

test('creates a remote with a page, a component, its story and test, and words in every language', async () => {
  const files = await createRemote(workspace, 'events')
  expect(files).toEqual(
    expect.arrayContaining([
      'README.md',
      'package.json',
      'remote.ts',
      'rspack.config.ts',
      'src/components/intro-card.stories.tsx',
      'src/components/intro-card.test.tsx',
      'src/components/intro-card.tsx',
      'src/index.ts',
      'src/pages/events.test.tsx',
      'src/pages/events.tsx',
      'src/use-words.ts',
      'src/words/en.json',
      'src/words/fi.json',
    ]),
  )
  for (const file of files)
    expect(readFileSync(join(workspace.root, 'mf-events', file), 'utf8')).not.toMatch(/\{\{(?!company)/)
})

test('leaves a remote that exists already as it is', async () => {
  await expect(createRemote(workspace, 'events')).rejects.toThrow('already')
})

test.each(['Events', 'mf-events', '../evil', '', 'a b'])('refuses the name %j', async (name) => {
  await expect(createRemote(workspace, name)).rejects.toThrow('lower case')
  expect(existsSync(join(workspace.root, `mf-${name}`, 'remote.ts'))).toBe(false)
})
