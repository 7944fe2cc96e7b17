import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { findRoot, readWorkspace } from '../workspace.ts'
import { createRemote } from './new-remote.ts'
import { createSite } from './new-site.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-site-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
})

test('makes a workspace with a shell, remotes and a server', () => {
  writeFileSync(join(root, 'package.json'), '{"name":"shop"}')
  createSite(root)
  const workspace = readWorkspace(findRoot(join(root, 'clock')), {})
  expect(workspace.bundles).toEqual(['shell', 'clock', 'dice', 'notes'].map((name) => join(root, name)))
  expect(existsSync(join(root, workspace.server ?? ''))).toBe(true)
  expect(JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))).toHaveProperty('compilerOptions')
})

test('the Tractor Store is a template, too, with all that its files import', () => {
  writeFileSync(join(root, 'package.json'), '{"name":"shop"}')
  expect(() => createSite(root, 'moon')).toThrow(
    "There is no template 'moon'. There are: toys, tractor-store.",
  )
  createSite(root, 'tractor-store')
  const { bundles } = readWorkspace(root, {})
  expect(bundles).toEqual(
    ['shell', 'checkout', 'decide', 'explore', 'inspire'].map((name) => join(root, name)),
  )
  const files = globSync('**/*.{ts,tsx}', { cwd: root })
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\..*?)'/g)].map(([, path = '']) =>
      join(root, dirname(file), path),
    ),
  )
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter((file) => !existsSync(file))).toEqual([])
})

test('a workspace without a template of its own gets new remotes from the one of the platform', async () => {
  writeFileSync(join(root, 'package.json'), '{"name":"shop"}')
  createSite(root)
  // Nothing is installed here, so the shell's data is written without the import of its types.
  const shell = { layouts: ['wide'], access: { members: ['member'] }, locales: ['en', 'fi'] }
  writeFileSync(join(root, 'shell/shell.ts'), `export default ${JSON.stringify(shell)}`)
  const files = await createRemote(readWorkspace(root, {}), 'opening-hours')
  expect(files).toEqual([
    'remote.ts',
    'rspack.config.ts',
    'src/index.ts',
    'src/pages/opening-hours.tsx',
    'src/words/en.json',
    'src/words/fi.json',
  ])
  const remote = readFileSync(join(root, 'opening-hours/remote.ts'), 'utf8')
  expect(remote).toContain("name: 'opening-hours'")
  expect(remote).toContain("layout: 'wide', access: 'members'")
})

test('leaves a folder that has a site, or no package.json, as it is', () => {
  expect(() => createSite(root)).toThrow('has no package.json')
  writeFileSync(join(root, 'package.json'), '{"platform":{}}')
  expect(() => createSite(root)).toThrow('this is a site already')
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'server.ts'), '')
  expect(() => createSite(root)).toThrow('There is a server.ts')
  expect(existsSync(join(root, 'shell'))).toBe(false)
})

test('a folder outside of every workspace is named', () => {
  expect(() => findRoot('/')).toThrow('/ is in no workspace')
})
