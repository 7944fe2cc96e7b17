import { expect, test } from 'vitest'
import { fileInfo, remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { describeRemote } from '../../registry/resolve/describe.ts'
import { pageFiles } from './files.ts'

const files = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { ...fileInfo(9), integrity: `sha256-${name}` }]))

const shell = shellBundle({
  initial: { js: ['main.js', 'start.js'], css: ['main.css'] },
  words: { en: { js: ['words.en.js'], css: [] } },
  lazyShared: {
    'ui/card': { js: ['parts.js', 'card.js'], css: ['card.css'] },
    'ui/list': { js: ['parts.js', 'list.js'], css: [] },
    'ui/table': { js: ['table.js'], css: [] },
  },
  files: files(
    'main.js',
    'start.js',
    'main.css',
    'words.en.js',
    'parts.js',
    'card.js',
    'card.css',
    'list.js',
    'table.js',
  ),
})

const news = remoteBundle({
  routes: [route({ name: 'list' }), route({ name: 'item', path: '/item' })],
  pages: {
    list: { js: ['list.js'], css: ['list.css'], shared: ['ui/card', 'ui/list', 'ui/unknown'] },
    item: { js: ['item.js'], css: [] },
  },
  words: { en: { js: ['words.en.js'], css: [] } },
  files: files('entry.js', 'list.js', 'list.css', 'item.js', 'words.en.js'),
})

const urls = (files: readonly { url: string }[]) => files.map(({ url }) => url)

test("lists each file of the shell and the page once, and the shell's initial script, the largest, last", () => {
  const remote = describeRemote(news, 'live', '/news/')
  const { scripts, styles } = pageFiles(shell, '/shell/', { locale: 'en', page: { remote, route: 'list' } })
  expect(urls(scripts)).toEqual([
    '/shell/words.en.js',
    '/shell/parts.js',
    '/shell/card.js',
    '/shell/list.js',
    '/news/entry.js',
    '/news/list.js',
    '/news/words.en.js',
    '/shell/start.js',
  ])
  expect(urls(styles)).toEqual(['/shell/main.css', '/shell/card.css', '/news/list.css'])
  for (const { url, integrity } of [...scripts, ...styles])
    expect(integrity).toBe(`sha256-${url.split('/').at(-1)}`)
})

test('lists fewer files without a page, or in a language without words', () => {
  const { scripts, styles } = pageFiles(shell, '/shell/', { locale: 'xx' })
  expect(urls(scripts)).toEqual(['/shell/start.js'])
  expect(urls(styles)).toEqual(['/shell/main.css'])
  const remote = describeRemote(news, 'live', '/news/')
  const unknown = pageFiles(shell, '/shell/', { locale: 'xx', page: { remote, route: 'no such route' } })
  expect(urls(unknown.scripts)).toContain('/news/entry.js')
  expect(urls(unknown.scripts)).not.toContain('/news/words.en.js')
})

test('omits files without a hash', () => {
  const bare = describeRemote({ ...news, files: files('entry.js') }, 'live', '/news/')
  const { scripts } = pageFiles(shell, '/shell/', { locale: 'en', page: { remote: bare, route: 'item' } })
  expect(urls(scripts).filter((url) => url.startsWith('/news/'))).toEqual(['/news/entry.js'])
})

test('lists the files of a built-in remote from the shell, which shares some of them', () => {
  const inside = {
    ...news,
    entry: 'main.js',
    pages: {
      list: { js: ['start.js', 'news.js', 'list.js'], css: ['main.css'] },
      item: { js: ['item.js'], css: [] },
    },
    files: {},
  }
  const whole = { ...shell, builtin: [inside], files: { ...shell.files, ...files('news.js', 'item.js') } }
  const remote = describeRemote(inside, 'builtin', '/shell/', whole)
  const { scripts, styles } = pageFiles(whole, '/shell/', { locale: 'en', page: { remote, route: 'list' } })
  expect(urls(scripts)).toEqual(['/shell/words.en.js', '/shell/start.js', '/shell/news.js', '/shell/list.js'])
  expect(urls(styles)).toEqual(['/shell/main.css'])
})
