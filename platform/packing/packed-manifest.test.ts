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

test('leaves out the tools with which the package is developed', () => {
  expect(packedManifest(SOURCE)).not.toHaveProperty('devDependencies')
})
