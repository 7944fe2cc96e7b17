import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shellBundle, temporaryFolder } from '../../registry/bundles/fixture-bundle.ts'
import { readWorkspace } from '../workspace.ts'
import { createRepository } from './new-repository.ts'

const REPOSITORY = {
  site: 'https://shop.example',
  shell: shellBundle({ offers: { react: '19.3.1', 'react-dom': '19.3.1' } }),
  name: 'events',
}

/** A folder in which these packages of a site are installed. */
async function folderWith(...packages: readonly string[]) {
  const root = await temporaryFolder()
  for (const name of packages) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true })
    writeFileSync(join(root, 'node_modules', name, 'exports.json'), '{}')
  }
  const dependencies = Object.fromEntries(['zod', ...packages].map((name) => [name, '1.0.0']))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'team', dependencies }))
  return root
}

test('makes a workspace without a shell, whose site is elsewhere', async () => {
  const root = await folderWith('platform', 'kit')
  createRepository(root, REPOSITORY)
  const workspace = readWorkspace(root, {})
  expect(workspace).toMatchObject({
    site: 'https://shop.example',
    bundles: [],
    data: join(root, '.platform'),
  })
  expect(workspace.shell).toBeUndefined()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(read('vitest.config.ts')).toContain('(kit|platform)')
  expect(read('.github/workflows/release.yml')).toContain('publish events')
  // The braces of GitHub stay.
  expect(read('.github/workflows/release.yml')).toContain('${{ secrets.RELEASE_TOKEN }}')
  expect(read('README.md')).toContain('https://shop.example')
  expect(read('.gitignore')).toContain('.platform')
})

test('leaves files that exist as they are', async () => {
  const root = await folderWith('platform')
  writeFileSync(join(root, 'tsconfig.json'), '{"mine":true}')
  createRepository(root, REPOSITORY)
  expect(readFileSync(join(root, 'tsconfig.json'), 'utf8')).toBe('{"mine":true}')
})

test('asks for the packages of the site', async () => {
  const root = await folderWith('kit')
  expect(() => createRepository(root, REPOSITORY)).toThrow('pack:sdk')
  expect(existsSync(join(root, 'vitest.config.ts'))).toBe(false)
  const empty = await temporaryFolder()
  expect(() => createRepository(empty, REPOSITORY)).toThrow('npm init -y')
})
