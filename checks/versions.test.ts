import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
/** Names its versions itself, because other products install it. */
const PACKAGE = 'platform/package.json'
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

const manifests = [
  'package.json',
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter((entry) => readdirSync(new URL(entry.name, root)).includes('package.json'))
    .map((entry) => `${entry.name}/package.json`)
    .filter((file) => file !== PACKAGE),
]

function catalog(): Record<string, string> {
  const [, lines = ''] = /^catalog:\n((?: .*\n|\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? []
  const entries = [...lines.matchAll(/^ {2}(\S+): (.*)$/gm)]
  return Object.fromEntries(entries.map(([, name = '', version = '']) => [name.replaceAll("'", ''), version]))
}

const INSTALLED = ['dependencies', 'devDependencies', 'optionalDependencies']

function versionsIn(
  file: string,
  groups = [...INSTALLED, 'peerDependencies'],
): [name: string, version: string][] {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(file))
  return groups.flatMap((group) => Object.entries(manifest[group] ?? {}))
}

it.each(manifests)('%s takes every version from the catalog', (file) => {
  const other = versionsIn(file).filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
  expect(other).toEqual([])
})

it(`${PACKAGE} names exact versions, those of the catalog where it has the package too`, () => {
  const known = catalog()
  // A peer is a range, since the product chooses its version.
  const versions = versionsIn(PACKAGE, INSTALLED)
  expect(versions.length).toBeGreaterThan(10)
  expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([])
  expect(versions.filter(([name, version]) => (known[name] ?? version) !== version)).toEqual([])
})

it('the catalog has exact versions', () => {
  const versions = Object.entries(catalog())
  expect(versions.length).toBeGreaterThan(20)
  expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([])
})

it('the lockfile names no registry, so that it works with any', () => {
  expect(read('pnpm-lock.yaml').match(/https?:\/\/\S+|tarball:.*/g)).toBeNull()
})
