import { expect, test } from 'vitest'
import { federationManifest } from './federation-manifest.ts'
import { remoteBundle, shellBundle } from './fixture-bundle.ts'

const manifestOf = (bundle: Parameters<typeof federationManifest>[0]) =>
  JSON.parse(federationManifest(bundle).toString()) as object

test('tells a host of Module Federation how to load a remote, and what it takes from the host', () => {
  const bundle = remoteBundle({ needs: { shared: { react: '^19.3.0' }, contract: 1 } })
  expect(manifestOf(bundle)).toMatchObject({
    name: 'news',
    metaData: {
      remoteEntry: { name: bundle.entry, type: 'global' },
      globalName: bundle.federation,
      publicPath: 'auto',
      buildInfo: { buildVersion: '1.0.0-a' },
    },
    exposes: [{ path: './remote', assets: { js: { sync: [], async: ['news-home.js'] } } }],
    shared: [{ name: 'react', version: '19.3.0', requiredVersion: '^19.3.0', singleton: true }],
  })
})

test('a shell exposes nothing and shares what it offers', () => {
  const manifest = manifestOf(shellBundle({ offers: { react: '19.3.1' } }))
  expect(manifest).toMatchObject({ exposes: [], shared: [{ name: 'react', version: '19.3.1' }] })
})
