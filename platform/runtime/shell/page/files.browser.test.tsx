import { afterEach, expect, test } from 'vitest'
import { fixtureRemote } from '../remotes/fixture-remote.ts'
import { preloadFiles } from './files.ts'

afterEach(() => {
  for (const tag of document.head.querySelectorAll('[rel=preload], meta')) tag.remove()
})

const remote = fixtureRemote({
  pages: { home: { js: ['home.js'], css: ['home.css'] }, away: { js: ['away.js'], css: [] } },
  words: { en: { js: ['en.js'], css: [] }, fi: { js: ['fi.js'], css: [] } },
  integrity: Object.fromEntries(
    ['entry.js', 'home.js', 'home.css', 'en.js'].map((file) => [file, 'sha256-none']),
  ),
})

function preloads() {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  return links.map(({ as, href }) => `${as} ${new URL(href).pathname}`)
}

test('preloads all files of a page at once, and none twice', () => {
  preloadFiles(remote, 'home', 'en')
  preloadFiles(remote, 'home', 'en')
  expect(preloads()).toEqual([
    'script /bundles/toy/1/entry.js',
    'script /bundles/toy/1/home.js',
    'script /bundles/toy/1/en.js',
    'style /bundles/toy/1/home.css',
  ])
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=preload]')
  expect(link).toMatchObject({ integrity: 'sha256-none', crossOrigin: 'anonymous' })
})

test('skips a file without a hash', () => {
  preloadFiles(remote, 'away', 'fi')
  expect(preloads()).toEqual(['script /bundles/toy/1/entry.js'])
})

test("a preload has the page's nonce", () => {
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = 'abc'
  document.head.append(meta)
  preloadFiles(remote, 'home', 'en')
  expect(document.head.querySelector<HTMLLinkElement>('link[rel=preload]')?.nonce).toBe('abc')
})
