import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { pack } from './pack.ts'
import { packedManifest } from './packed-manifest.ts'

test('packs built files with their types, and no tests, fixtures or sources', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { files } = await pack(folder)
  expect(files).toEqual(
    expect.arrayContaining([
      'README.md',
      'assets.d.ts',
      'bundling/development/hot-client.js',
      'bundling/index.d.ts',
      'bundling/index.js',
      'cli/bin.js',
      'cli/new/remote/src/index.ts.template',
      'demo/clock/remote.ts',
      'demo/server.ts',
      'demo/tractor-store/catalogue/drawing/tractor.ts',
      'demo/tractor-store/inspire/remote.ts',
      'runtime/federation/container-runtime.js',
      'runtime/shell/start-shell.js',
      'words/main.js',
      ...Object.values(packedManifest(manifest).exports).map((file) => file.replace('./', '')),
    ]),
  )
  expect(files.filter((file) => /\.test\.|fixture|node_modules|(^|\/)dist\//.test(file))).toEqual([])
  // The demo's sources are copied into a new site, where Node runs them.
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('demo/'))
  expect(sources).toEqual([])
})
