import { expect, test } from 'vitest'
import type { ResolvedRegistry } from '../../protocol/index.ts'
import { fileInfo, remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { describeRemote } from '../../registry/resolve/describe.ts'
import { forFirstView, forViewer } from './first-view.ts'
import { toServedRegistry } from './served-registry.ts'

const files = ['entry.js', 'page.js', 'page.css', 'toy.js', 'words.en.js', 'words.fi.js']
const toys = remoteBundle({
  routes: [route({ name: 'shared' })],
  pages: { shared: { js: ['page.js'], css: ['page.css'], shared: ['react'] } },
  widgets: { toy: { js: ['toy.js'], css: [], shared: ['react'] } },
  words: { en: { js: ['words.en.js'], css: [] }, fi: { js: ['words.fi.js'], css: [] } },
  files: Object.fromEntries(files.map((file) => [file, fileInfo(9)])),
})
const registry: ResolvedRegistry = {
  revision: 3,
  shell: { name: 'shell', version: '1', channel: 'live', base: '/shell/' },
  remotes: [describeRemote(toys, 'live', '/toys/')],
}

test("a page's HTML has the files of every remote in the page's language, and their hashes", () => {
  expect(forFirstView(registry, 'fi')).toEqual({
    ...registry,
    remotes: [
      {
        ...registry.remotes[0],
        pages: { shared: { js: ['page.js'], css: ['page.css'] } },
        widgets: { toy: { js: ['toy.js'], css: [] } },
        words: { fi: { js: ['words.fi.js'], css: [] } },
        integrity: Object.fromEntries(
          files.filter((file) => file !== 'words.en.js').map((file) => [file, 'sha256-']),
        ),
      },
    ],
  })
})

test('a remote without words in the language has none', () => {
  const [remote] = forFirstView(registry, 'sv').remotes
  expect(remote?.words).toEqual({})
  expect(Object.keys(remote?.integrity ?? {})).not.toContain('words.en.js')
})

test('an open page that fetches the registry gets all languages', () => {
  const { json, jsonFor } = toServedRegistry(shellBundle(), registry)
  expect(JSON.parse(json)).toEqual(registry)
  const everything = () => true
  expect(JSON.parse(jsonFor('fi', everything))).toEqual(forFirstView(registry, 'fi'))
  expect(jsonFor('fi', everything)).toBe(jsonFor('fi', everything))
})

test('a remote that is secret to the viewer is left out, and its access is named; others have a guard', () => {
  const desk = remoteBundle({
    name: 'desk',
    data: {
      name: 'desk',
      routes: [route({ name: 'desk', access: 'staff' }), route({ name: 'log', access: 'staff' })],
    },
  })
  const letters = remoteBundle({
    name: 'letters',
    data: { name: 'letters', routes: [route({ name: 'inbox', access: 'member' })] },
  })
  const both = {
    ...registry,
    shell: { ...registry.shell, secretAccess: ['staff'] },
    remotes: [
      ...registry.remotes,
      describeRemote(desk, 'live', '/desk/'),
      describeRemote(letters, 'live', '/letters/'),
    ],
  }
  const { jsonFor } = toServedRegistry(shellBundle(), both)
  const seen = (admits: (access: string) => boolean) => {
    const { remotes, hidden } = JSON.parse(jsonFor('fi', admits)) as ResolvedRegistry
    return { names: remotes.map(({ name }) => name), hidden }
  }
  expect(seen((access) => access === 'any')).toEqual({ names: ['news', 'letters'], hidden: ['staff'] })
  expect(seen(() => true)).toEqual({ names: ['news', 'desk', 'letters'], hidden: undefined })
  // A widget without an access is for everyone.
  const widget = {
    ...both.remotes[1],
    slots: [{ slot: 'corner', widget: 'bell' }],
  } as ResolvedRegistry['remotes'][number]
  expect(forViewer({ ...both, remotes: [widget] }, () => false).remotes).toEqual([widget])
})

test('links in menus have their label in the language of the page, or else in English', () => {
  const linked = remoteBundle({
    titles: { en: { 'news-home': 'News' }, fi: { 'news-home': 'Uutiset' } },
    data: {
      name: 'news',
      routes: [route({ name: 'news-home', path: '/news' })],
      navigation: [{ menu: 'footer', route: 'news-home', order: 2 }],
    },
  })
  const links = (locale: string) =>
    forFirstView({ ...registry, remotes: [describeRemote(linked, 'live', '/news/')] }, locale).remotes[0]
      ?.links
  const link = { menu: 'footer', path: '/news', access: 'anyone', order: 2 }
  expect(links('fi')).toEqual([{ ...link, titles: { fi: 'Uutiset' } }])
  expect(links('sv')).toEqual([{ ...link, titles: { sv: 'News' } }])
})
