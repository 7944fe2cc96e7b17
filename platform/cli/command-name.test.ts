import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../registry/bundles/fixture-bundle.ts'
import { commandName } from './command-name.ts'

async function workspaceWith(scripts: object | undefined) {
  const root = await temporaryFolder()
  const folder = join(root, 'cart')
  await mkdir(folder)
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts, platform: {} }))
  return folder
}

test('a script of the workspace is called by npm', async () => {
  const folder = await workspaceWith({ release: 'platform release' })
  expect(commandName('release', folder)).toBe('npm run release --')
  expect(commandName('build', folder)).toBe('npx platform build')
})

test('without scripts, or outside of any workspace, the package is called by its name', async () => {
  expect(commandName('release', await workspaceWith(undefined))).toBe('npx platform release')
  expect(commandName('release', await temporaryFolder())).toBe('npx platform release')
})
