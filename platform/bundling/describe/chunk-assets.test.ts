import { expect, test } from 'vitest'
import { type ChunkStats, chunkAssets } from './chunk-assets.ts'

const FRONT_DOOR = 'builtin:swc-loader??ruleSet[1].rules[0].use[0]!/toys/clock/src/index.ts'
const OTHER_DOOR = 'builtin:swc-loader??ruleSet[1].rules[0].use[0]!/toys/bells/src/index.ts'

/** The bundler's stats of a build: a remote with a page, a widget and words, and a second one that shares them. */
const REMOTE: ChunkStats = {
  assets: [],
  entrypoints: { clock_1_0_0: { assets: [{ name: 'entry.a.js' }] } },
  chunks: [
    {
      id: 'clock_1_0_0',
      names: ['clock_1_0_0'],
      files: ['entry.a.js'],
      origins: [{ request: '', moduleIdentifier: '' }],
    },
    {
      id: 'remote',
      names: ['remote'],
      files: ['remote.b.js'],
      origins: [
        {
          request: '',
          moduleIdentifier: 'container entry (default) [["./remote",{"import":["./src/index.ts"]}]]',
        },
      ],
    },
    {
      id: 'page',
      names: [],
      files: ['page.c.css', 'page.d.js'],
      origins: [{ request: './pages/clock', moduleIdentifier: FRONT_DOOR }],
    },
    {
      id: 'bells',
      names: [],
      files: ['bells.e.js'],
      origins: [{ request: './pages/clock', moduleIdentifier: OTHER_DOOR }],
    },
    {
      id: 'both',
      names: [],
      files: ['both.f.js'],
      origins: [
        { request: './pages/clock', moduleIdentifier: FRONT_DOOR },
        { request: './widgets/today', moduleIdentifier: FRONT_DOOR },
      ],
    },
    {
      id: 'words',
      names: [],
      files: ['words.g.js'],
      origins: [{ request: './words', moduleIdentifier: '/toys/clock/src/words|lazy|/^\\.\\/.*\\.json$/' }],
    },
  ],
  modules: [
    { moduleType: 'runtime' },
    { identifier: `${FRONT_DOOR}|b164976d81e06eaf`, moduleType: 'javascript/esm', chunks: ['remote'] },
    {
      identifier: 'consume shared module (default) kit/runtime/remote@^1.0.0 (strict) (strict)',
      moduleType: 'consume-shared-module',
      chunks: ['remote'],
    },
    {
      identifier: 'consume shared module (default) react@^19.3.0 (strict) (strict)',
      moduleType: 'consume-shared-module',
      chunks: ['page', 'both'],
    },
    {
      identifier:
        'consume shared module (default) @kit/theme@* (strict) (fallback: /node_modules/.pnpm/@kit+theme@1.0.0/index.js) (eager)',
      moduleType: 'consume-shared-module',
      chunks: ['both'],
    },
    {
      identifier: 'consume shared module (default) react-dom@^19.3.0 (strict) (strict)',
      moduleType: 'consume-shared-module',
      chunks: [],
    },
    { identifier: 'json|/toys/clock/src/words/en.json', moduleType: 'json', chunks: ['words'] },
  ],
}

test('an import() loads every chunk that it is an origin of, with the shared modules that these use', () => {
  const { requested } = chunkAssets(REMOTE)
  expect(requested('./pages/clock', '/clock/src/index.ts')).toEqual({
    js: ['page.d.js', 'both.f.js'],
    css: ['page.c.css'],
    shared: ['@kit/theme', 'react'],
  })
  expect(requested('./pages/nowhere')).toEqual({ js: [], css: [] })
})

test('tells equal requests in a monolith apart by the importing module', () => {
  const { requested } = chunkAssets(REMOTE)
  expect(requested('./pages/clock', '/bells/src/index.ts').js).toEqual(['bells.e.js'])
  expect(requested('./pages/clock').js).toEqual(['page.d.js', 'bells.e.js', 'both.f.js'])
})

test('finds the files of a named chunk, and those of words', () => {
  const { named, withModule } = chunkAssets(REMOTE)
  expect(named('remote')).toEqual({ js: ['remote.b.js'], css: [], shared: ['kit/runtime/remote'] })
  expect(withModule('/clock/src/words/en.json')).toEqual({ js: ['words.g.js'], css: [] })
  expect(withModule('/clock/src/words/de.json')).toEqual({ js: [], css: [] })
})

test('lists the shared modules that some chunk uses, and no others', () => {
  expect(chunkAssets(REMOTE).consumed).toEqual(['@kit/theme', 'kit/runtime/remote', 'react'])
})

test("finds the shell's first files, and those of a lazy shared module", () => {
  const asks = (request: string) => ({ request, moduleIdentifier: '/shell/src/share-scope.js' })
  const { entryFiles, requested } = chunkAssets({
    assets: [],
    entrypoints: { main: { assets: [{ name: 'main.a.js' }, { name: 'main.b.css' }] } },
    chunks: [
      { id: 'main', names: ['main'], files: ['main.a.js'], origins: [] },
      { id: 'alert', names: [], files: ['alert.c.css', 'alert.d.js'], origins: [asks('kit/alert')] },
      { id: 'icons', names: [], files: ['icons.e.js'], origins: [asks('kit/alert'), asks('kit/dialog')] },
    ],
    modules: [],
  })
  expect(entryFiles).toEqual(['main.a.js', 'main.b.css'])
  const provided = (name: string) => requested(name, 'src/share-scope.js')
  expect(provided('kit/alert')).toEqual({ js: ['alert.d.js', 'icons.e.js'], css: ['alert.c.css'] })
  expect(provided('kit/dialog')).toEqual({ js: ['icons.e.js'], css: [] })
  expect(provided('kit/button').js).toEqual([])
})
