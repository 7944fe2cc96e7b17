import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, navigationIn } from './build-site.ts'
import { REPOSITORY, TEXTS } from './paths.ts'
import { type EntryPoint, MENTIONED, readEntryPoints } from './reference/declarations.ts'

let out: string
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'docs-site-'))
  await buildSite(out)
  pages = new Map(
    globSync('**/*.html', { cwd: out }).map((file) => [file, readFileSync(join(out, file), 'utf8')]),
  )
})
afterAll(() => rm(out, { recursive: true, force: true }))

const read = (file: string) => pages.get(file) ?? ''
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

test('every text is in the list of pages', () => {
  const listed = navigationIn(readFileSync(join(REPOSITORY, TEXTS, 'README.md'), 'utf8')).flatMap(
    ({ pages }) => pages.map(({ file }) => file),
  )
  expect(['README.md', ...listed].sort()).toEqual(globSync('*.md', { cwd: join(REPOSITORY, TEXTS) }).sort())
})

test('every link, picture, style and script leads to a file, and each fragment to a heading', () => {
  const broken = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]*)"/g)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&'))
      .filter((address) => !/^https?:/.test(address))
      .filter((address) => {
        const [path = '', fragment] = address.split('#')
        const file = path === '' ? page : relative(out, join(out, dirname(page), path))
        const isThere = existsSync(join(out, file))
        return !isThere || (fragment !== undefined && !idsIn(read(file)).includes(fragment))
      })
      .map((address) => `${page}: ${address}`),
  )
  expect(broken).toEqual([])
})

test('no page has two elements with one id, or a picture that nobody describes', () => {
  const faults = [...pages].filter(([, html]) => {
    const ids = idsIn(html)
    return ids.length !== new Set(ids).size || /<img[^>]* alt=""/.test(html)
  })
  expect(faults.map(([page]) => page)).toEqual([])
})

test('the reference has every export of every entry point, with its type or the library that it comes from', async () => {
  const entryPoints = await readEntryPoints(REPOSITORY)
  const { exports } = JSON.parse(readFileSync(join(REPOSITORY, 'platform/package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>
  }
  const specifiers = Object.keys(exports).map((key) => `platform${key.slice(1)}`)
  expect([...entryPoints.map(({ specifier }) => specifier), 'platform/assets'].sort()).toEqual(
    [...specifiers, MENTIONED].sort(),
  )
  const headings = [...read('reference.html').matchAll(/<h[23] id="[^"]*">([^<]*)</g)].map(([, name]) => name)
  expect(headings).toEqual(entryPoints.flatMap(headingsOf))
  const nameless = entryPoints
    .flatMap(({ exports }) => exports)
    .filter(({ code, source }) => code === '' && source.startsWith('platform'))
  expect(nameless).toEqual([])
})

const headingsOf = ({ specifier, exports }: EntryPoint) => [specifier, ...exports.map(({ name }) => name)]

test('a type is shown as its users see it, and names in it lead to their own sections', () => {
  const html = read('reference.html')
  expect(html).toContain('<p>A widget that the shell draws wherever a layout has the slot.</p>')
  expect(html).toContain('interface RemoteData {')
  expect(html).toContain('interface RemoteParts&lt;Data extends')
  expect(html).toContain('extends <a href="reference.html#bundlebase">BundleBase</a>')
  expect(html).toContain('readonly routes: readonly <a href="reference.html#routedata">RouteData</a>[];')
})

test('the page of commands has the help of each', () => {
  const html = read('commands.html')
  expect(html).toContain('<h3 id="release-promote">release promote</h3>')
  expect(html).toContain('[--canary &lt;percent&gt;]')
  expect(html).toContain('<h2 id="dev">dev</h2>')
})
