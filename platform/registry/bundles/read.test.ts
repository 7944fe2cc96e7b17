import { describe, expect, test } from 'vitest'
import { remoteBundle, route, shellBundle } from './fixture-bundle.ts'
import { readBundle } from './read.ts'

const read = (bundle: unknown) => readBundle(Buffer.from(JSON.stringify(bundle)))

/** The sentence with which a remote is refused in which these parts are replaced. */
function refusal(parts: object): string {
  try {
    read({ ...remoteBundle(), ...parts })
  } catch (error) {
    return (error as Error).message
  }
  return 'not refused'
}

const withRoute = (parts: object) => {
  const news = remoteBundle()
  return { data: { ...news.data, routes: [{ ...news.data.routes[0], ...parts }] } }
}

test('reads remotes, shells and monoliths', () => {
  const news = remoteBundle({ routes: [route({ name: 'a', path: '/:x?', only: { x: ['1'] } })] })
  expect(read(news)).toEqual(news)
  const site = shellBundle({
    builtin: [remoteBundle({ files: {} })],
    exports: { ui: { Tab: { provides: 'a', requires: '' } } },
    data: { menus: { footer: { most: 3, order: [0, 9] } } },
  })
  expect(read(site)).toEqual(site)
})

test('ignores what later builds may add', () => {
  const { data, ...news } = remoteBundle()
  const bundle = { ...news, server: 'entry.js', later: [null], data: { ...data, first: 'browser', later: 1 } }
  expect(read(bundle)).toEqual(bundle)
})

describe('a remote of which a page cannot be served is refused with the place of the mistake', () => {
  test.each([
    [{ pages: { home: null } }, 'has null at pages.home instead of an object'],
    [{ pages: { home: { js: 'a.js', css: [] } } }, 'has another text at pages.home.js instead of a list'],
    [{ widgets: { banner: { js: [1], css: [] } } }, 'has a number at widgets.banner.js[0] instead of'],
    [
      { widgets: { banner: { js: [], css: 'x' } } },
      'has another text at widgets.banner.css instead of a list',
    ],
    [{ words: { en: null } }, 'has null at words.en instead of an object'],
    [{ titles: { en: null } }, 'has null at titles.en instead of an object'],
    [{ titles: { en: { home: {} } } }, 'has an object at titles.en.home instead of a text'],
    [{ descriptions: { en: { home: 1 } } }, 'has a number at descriptions.en.home instead of a text'],
    [{ missingWords: { fi: 'all' } }, 'has another text at missingWords.fi instead of a list'],
    [{ needs: { shared: {} } }, 'has nothing at needs.contract instead of a number'],
    [{ needs: { shared: { react: 19 }, contract: 1 } }, 'has a number at needs.shared.react instead of'],
    [{ files: { 'a.js': null } }, 'has null at files.a.js instead of an object'],
    [{ server: {} }, 'has an object at server instead of'],
    [{ federation: null }, 'has null at federation instead of'],
    [{ data: { name: 'news', routes: {} } }, 'has an object at data.routes instead of a list'],
    [withRoute({ name: {} }), 'has an object at data.routes[0].name instead of'],
    [withRoute({ path: null }), 'has null at data.routes[0].path instead of'],
    [withRoute({ only: null }), 'has null at data.routes[0].only instead of an object'],
    [withRoute({ only: { x: null } }), 'has null at data.routes[0].only.x instead of a list'],
    [{ name: '7' }, 'with a letter first'],
  ])('%j', (parts, sentence) => expect(refusal(parts)).toContain(sentence))
})

test('refuses names with characters that control a terminal', () => {
  expect(refusal(withRoute({ name: 'home\u001B[2J' }))).toContain('instead of a printable text')
  expect(refusal(withRoute({ name: 'home\u202E' }))).toContain('instead of a printable text')
  expect(refusal({ widgets: { 'a\u009B': { js: [], css: [] } } })).toContain('a key of widgets')
})

test('refuses a shell without what every page needs of it', () => {
  const budgets = { remotePage: 1, shell: null }
  const { data, ...shell } = shellBundle()
  expect(() => read({ ...shell, data: { ...data, budgets } })).toThrow('has null at data.budgets.shell')
  expect(() => read({ ...shell, data: { ...data, access: { any: null } } })).toThrow('at data.access.any')
})

test('refuses a description that is too big for pages, a huge one without parsing it', () => {
  const title = 'x'.repeat(300_000)
  expect(refusal({ titles: { en: { home: title } } })).toMatch(/has 3\d\d kB; the limit is 256 kB/)
  expect(() => readBundle(Buffer.alloc(1_000_001, '['))).toThrow('the limit is 1000 kB')
  const site = shellBundle({ titles: { en: { home: title } } })
  expect(read(site)).toEqual(site)
})
