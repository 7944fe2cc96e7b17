import { expect, test } from 'vitest'
import { packedManifest } from './packed-manifest.ts'

const SOURCE = {
  exports: { './assets': './assets.d.ts', './protocol': './protocol/index.ts' },
  bin: { platform: './cli/bin.ts' },
  dependencies: { fastify: '5.12.8', react: '19.3.1', 'react-dom': '19.3.1' },
  devDependencies: { vitest: '5.1.1' },
}

test('names built files instead of sources', () => {
  const { exports, bin } = packedManifest(SOURCE)
  expect(exports).toEqual({ './assets': './assets.d.ts', './protocol': './protocol/index.js' })
  expect(bin).toEqual({ platform: './cli/bin.js' })
})

test('leaves React to the product, since a page can hold only one', () => {
  const { dependencies, peerDependencies } = packedManifest({ ...SOURCE, peerDependencies: { s3: '^3.0.0' } })
  expect(dependencies).toEqual({ fastify: '5.12.8' })
  expect(peerDependencies).toEqual({ s3: '^3.0.0', react: '^19.3.1', 'react-dom': '^19.3.1' })
})

test('keeps only those of its tools that a new repository gets', () => {
  const devDependencies = { ...SOURCE.devDependencies, s3rver: '3.7.1' }
  expect(packedManifest({ ...SOURCE, devDependencies }).devDependencies).toEqual({ vitest: '5.1.1' })
  expect(packedManifest({ ...SOURCE, devDependencies: { vitest: 'catalog:' } })).not.toHaveProperty(
    'devDependencies',
  )
})

test('names every version, and takes a package of the workspace only as it was packed together with this one', () => {
  const dependencies = { contracts: 'workspace:*', zustand: 'catalog:', react: 'catalog:' }
  const versions: Record<string, string> = { contracts: '1.2.0-shell-ab', zustand: '5.1.0', react: '19.3.1' }
  const packed = packedManifest(
    { ...SOURCE, dependencies },
    { version: '1.0.0-shell-ab', versionOf: (name) => versions[name] ?? '' },
  )
  expect(packed).toMatchObject({ version: '1.0.0-shell-ab', dependencies: { zustand: '5.1.0' } })
  expect(packed.peerDependencies).toEqual({ contracts: '1.2.0-shell-ab', react: '^19.3.1' })
})
