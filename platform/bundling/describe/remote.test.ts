import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { chunkAssets } from './chunk-assets.ts'
import { describeRemote } from './remote.ts'

const ROUTE = { name: 'clock', path: '/clock', layout: 'page', access: 'anyone' }

/** Describes a toy with this `src/index.ts`, whose only page is in one chunk. */
function describe(indexFile: string) {
  const { root } = fixtureWorkspace({
    'clock/src/index.ts': indexFile,
    'clock/src/words/en.json': { titles: { clock: 'The time' }, descriptions: { clock: 'What time it is' } },
  })
  const assets = chunkAssets({
    assets: [],
    entrypoints: {},
    chunks: [
      {
        id: 'page',
        names: [],
        files: ['page.js'],
        origins: [{ request: './pages/clock', moduleIdentifier: `${root}/clock/src/index.ts` }],
      },
      { id: 'words', names: [], files: ['words.js'], origins: [] },
    ],
    modules: [
      {
        identifier: 'consume shared module (default) react@^19.3.0 (strict)',
        moduleType: 'consume-shared-module',
        chunks: ['page'],
      },
      { identifier: `json|${root}/clock/src/words/en.json`, moduleType: 'json', chunks: ['words'] },
    ],
  })
  return describeRemote(
    {
      kind: 'remote',
      data: { name: 'clock', routes: [ROUTE] },
      dataFile: join(root, 'clock/remote.ts'),
      version: '1.0.0-a',
      federation: 'clock_1_0_0_a',
      indexFile: join(root, 'clock/src/index.ts'),
      words: join(root, 'clock/src/words'),
      contract: 1,
      ranges: { react: '^19.3.0', 'react-dom': '^19.3.0' },
    },
    assets,
    { files: {}, entry: 'entry.js' },
  )
}

test('lists the files of each page and language, and the requirements on the shell', () => {
  expect(describe("pages: { clock: () => import('./pages/clock') }")).toEqual({
    kind: 'remote',
    name: 'clock',
    version: '1.0.0-a',
    federation: 'clock_1_0_0_a',
    data: { name: 'clock', routes: [ROUTE] },
    files: {},
    entry: 'entry.js',
    pages: { clock: { js: ['page.js'], css: [], shared: ['react'] } },
    widgets: {},
    words: { en: { js: ['words.js'], css: [] } },
    titles: { en: { clock: 'The time' } },
    descriptions: { en: { clock: 'What time it is' } },
    missingWords: {},
    needs: { contract: 1, shared: { react: '^19.3.0' } },
  })
})

test('fails the build for a page that src/index.ts lacks, and shows the line to write', () => {
  expect(() => describe('pages: { clock: load }')).toThrow(
    "clock: page 'clock' has no line \"'clock': () => import('./…')\" in ",
  )
})
