import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import MiniSearch from 'minisearch'
import { build } from 'vite'
import { escapeHtml } from '../../platform/gateway/html/html.ts'
import { commandsText } from './commands.ts'
import { type NavigationGroup, pageDocument } from './document.ts'
import { type Links, type RenderedMarkdown, renderMarkdown } from './markdown.ts'
import { REPOSITORY, TEXTS } from './paths.ts'
import { type EntryPoint, readEntryPoints } from './reference/declarations.ts'
import { referenceText } from './reference/reference.ts'

const HOME = 'README.md'
const REFERENCE = 'reference.html'
const SOURCES = 'sources/'
const SEARCH = { fields: ['heading', 'page', 'text'], storeFields: ['page', 'heading'] }

interface Page extends RenderedMarkdown {
  readonly file: string
}

/** Builds the documentation of the platform into a folder, which any server of files can serve. */
export async function buildSite(out: string): Promise<void> {
  const entryPoints = await readEntryPoints(REPOSITORY)
  const sources = new Set<string>()
  const links: Links = {
    linkTo: (href) => addressOf(href, (source) => sources.add(source)),
    referenceTo: referenceLinks(entryPoints),
  }
  const home = await readFile(join(REPOSITORY, TEXTS, HOME), 'utf8')
  const navigation = navigationIn(home)
  const names = [HOME, ...navigation.flatMap(({ pages }) => pages.map(({ file }) => file))]
  const pages = await Promise.all(names.map((name) => readPage(name, entryPoints, links)))
  const groups = navigation.map(({ title, pages }) => ({
    title,
    pages: pages.map(({ file, title }) => ({ file: htmlFile(file), title })),
  }))

  await rm(out, { recursive: true, force: true })
  for (const page of pages) await writePage(out, page, groups)
  for (const source of sources) await writePage(out, await sourcePage(source), groups)
  await cp(join(REPOSITORY, TEXTS, 'pictures'), join(out, 'pictures'), { recursive: true })
  await writeSearch(out, pages)
}

/** Reads which pages there are from the lists of the first one: a heading, and links to pages below it. */
export function navigationIn(home: string): NavigationGroup[] {
  return home
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      pages: [...part.matchAll(/^- \[([^\]]+)\]\(([\w-]+\.md)\)/gm)].map(([, title = '', file = '']) => ({
        file,
        title,
      })),
    }))
    .filter(({ pages }) => pages.length > 0)
}

async function readPage(name: string, entryPoints: readonly EntryPoint[], links: Links): Promise<Page> {
  const text = await readFile(join(REPOSITORY, TEXTS, name), 'utf8')
  const whole = text
    .replace('<!-- reference -->', () => referenceText(entryPoints, REPOSITORY))
    .replace('<!-- commands -->', () => commandsText())
  return { file: htmlFile(name), ...renderMarkdown(whole, links) }
}

function htmlFile(name: string): string {
  return name === HOME ? 'index.html' : name.replace(/\.md$/, '.html')
}

/** Pages link to one another, and to files of the repository, which get pages of their own. */
function addressOf(href: string, addSource: (path: string) => void): string {
  if (/^(https?:|#)/.test(href)) return href
  const [path = '', fragment] = href.split('#')
  const suffix = fragment === undefined ? '' : `#${fragment}`
  if (/^[\w-]+\.md$/.test(path)) return htmlFile(path) + suffix
  const source = relative(REPOSITORY, join(REPOSITORY, TEXTS, path))
  addSource(source)
  return `${SOURCES}${source}.html`
}

/** Finds the section of a name. A name that several entry points export leads to the first of them. */
function referenceLinks(entryPoints: readonly EntryPoint[]): Links['referenceTo'] {
  const names = entryPoints.flatMap(({ exports }) => exports.map(({ name }) => name))
  const known = new Set(names)
  return (name) => (known.has(name) ? `${REFERENCE}#${name.toLowerCase()}` : undefined)
}

async function sourcePage(path: string): Promise<Page> {
  const text = await readFile(join(REPOSITORY, path), 'utf8')
  const html = `<h1>${escapeHtml(path)}</h1>
<pre role="group" aria-label="${escapeHtml(path)}" tabindex="0"><code>${escapeHtml(text)}</code></pre>`
  return { file: `${SOURCES}${path}.html`, title: path, html, sections: [] }
}

async function writePage(out: string, { file, title, html }: Page, navigation: readonly NavigationGroup[]) {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), pageDocument({ file, title, html, navigation }))
}

/** Writes the index and the code that searches it, as classic scripts. */
async function writeSearch(out: string, pages: readonly Page[]) {
  const index = new MiniSearch(SEARCH)
  for (const { file, title, sections } of pages)
    for (const { id, heading, text } of sections)
      index.add({ id: `${file}#${id}`, page: title, heading, text })
  const data = JSON.stringify({ index: JSON.stringify(index), options: SEARCH })
  await writeFile(join(out, 'search-data.js'), `const searchData = ${data}\n`)
  const client = join(import.meta.dirname, 'client')
  await cp(join(client, 'site.css'), join(out, 'site.css'))
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: {
        entry: join(client, 'search.ts'),
        formats: ['iife'],
        name: 'search',
        fileName: () => 'search.js',
      },
    },
  })
}
