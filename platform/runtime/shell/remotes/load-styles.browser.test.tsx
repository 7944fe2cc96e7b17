import { afterEach, expect, test } from 'vitest'
import { fixtureRemote } from './fixture-remote.ts'
import { loadStyles } from './load-styles.ts'
import { TookTooLong } from './with-retry.ts'

const CSS = '.toy{color:red}'
const WRONG = `sha256-${btoa('x'.repeat(32))}`

afterEach(() => {
  for (const link of links()) link.remove()
})

/** A remote with one stylesheet, and the page that needs it. */
function fixture({ integrity = '', css = CSS } = {}) {
  const file = URL.createObjectURL(new Blob([css], { type: 'text/css' }))
  const remote = fixtureRemote({ base: '', integrity: { [file]: integrity } })
  return { remote, page: { js: [], css: [file] }, url: file }
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

/** The tag of a stylesheet, as the HTML or the bundler has it. */
function tagFor(href: string, integrity = ''): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', integrity, href })
  document.head.append(link)
  return link
}

test('waits for a stylesheet whose tag is in the document, and requests none twice', async () => {
  const { remote, page, url } = fixture()
  const link = tagFor(url)
  expect(link.sheet).toBeNull()
  await loadStyles(remote, page)
  expect(link.sheet).not.toBeNull()
  await loadStyles(remote, page)
  expect(links()).toEqual([link])
})

test('requests no stylesheet whose text the HTML has, next to a tag that loads nothing', async () => {
  const { remote, page, url } = fixture()
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="stylesheet" href="${url}" disabled data-loaded="">`,
  )
  await loadStyles(remote, page)
  expect(links()).toMatchObject([{ href: url, sheet: null }])
})

test('requests a stylesheet that has no tag, with its hash', async () => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(CSS)))
  const integrity = `sha256-${btoa(String.fromCharCode(...digest))}`
  const { remote, page } = fixture({ integrity })
  await loadStyles(remote, page)
  expect(links()).toMatchObject([{ integrity, crossOrigin: 'anonymous', sheet: expect.anything() }])
})

test('a stylesheet that is lost leaves no tag behind, and is requested again the next time', async () => {
  const { remote, page } = fixture({ integrity: WRONG })
  await expect(loadStyles(remote, page)).rejects.toThrow('could not be loaded')
  expect(links()).toEqual([])
  await loadStyles({ ...remote, integrity: {} }, page)
  expect(links()).toHaveLength(1)
})

test('a stylesheet from the HTML that is lost while the page waits for it counts as lost', async () => {
  const { remote, page, url } = fixture()
  tagFor(url, WRONG)
  await expect(loadStyles(remote, page)).rejects.toThrow('could not be loaded')
  expect(links()).toEqual([])
})

test('a stylesheet that is lost, and whose event is still to come, counts as lost', async () => {
  const { remote, page, url } = fixture()
  const link = tagFor(url, WRONG)
  const loading = new Promise<void>((resolve, reject) => {
    const beforeOthers = { capture: true, once: true }
    document.addEventListener('error', () => loadStyles(remote, page).then(resolve, reject), beforeOthers)
  })
  await expect(loading).rejects.toThrow('could not be loaded')
  expect(link.isConnected).toBe(false)
})

test('an empty stylesheet has arrived once it is marked as loaded', async () => {
  const { remote, page, url } = fixture({ css: '' })
  const link = tagFor(url)
  await new Promise((resolve) => link.addEventListener('load', resolve))
  link.dataset['loaded'] = ''
  await loadStyles(remote, page)
  expect(links()).toEqual([link])
})

test('a stylesheet on which the script in the HTML gives up took too long', async () => {
  const { remote, page, url } = fixture()
  const link = tagFor(url)
  const loading = loadStyles(remote, page)
  link.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toBeInstanceOf(TookTooLong)
  expect(links()).toEqual([])
})

test('finds a stylesheet that hot reload has replaced', async () => {
  const link = tagFor('/bundles/toy/1/page.css?hmr=1')
  const loading = loadStyles(fixtureRemote(), { js: [], css: ['page.css'] })
  link.dispatchEvent(new Event('load'))
  await loading
  expect(links()).toEqual([link])
})

test('a page without styles waits for nothing', async () => {
  await loadStyles(fixtureRemote(), undefined)
  expect(links()).toEqual([])
})
