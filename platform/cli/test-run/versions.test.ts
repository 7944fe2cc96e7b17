import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const manifests = [
  'package.json',
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter((entry) => readdirSync(new URL(entry.name, root)).includes('package.json'))
    .map((entry) => `${entry.name}/package.json`),
]

it.each(manifests)('%s takes every version from the catalog', (file) => {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(file))
  const versions = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap(
    (group) => Object.entries(manifest[group] ?? {}),
  )
  expect(versions.filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')).toEqual([])
})

it('the catalog has exact versions', () => {
  const [, catalog = ''] = /^catalog:\n((?: .*\n|\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? []
  const versions = [...catalog.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, version]) => [name, version])
  expect(versions.length).toBeGreaterThan(20)
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version!))).toEqual([])
})

it('the lockfile names no registry, so that it works with any', () => {
  expect(read('pnpm-lock.yaml').match(/https?:\/\/\S+|tarball:.*/g)).toBeNull()
})
