import { describe, expect, it } from 'vitest'
import { inlineJson } from '../../gateway/html/html.ts'
import { htmlDocument } from '../../gateway/page/html-document.ts'
import type { ResolvedRegistry } from '../../protocol/index.ts'
import { remoteBundle, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { describeRemote, describeShell } from '../../registry/resolve/describe.ts'
import { pageWithSources, registryIn } from './page-with-sources.ts'

const published: ResolvedRegistry = {
  revision: 1,
  shell: describeShell(shellBundle(), 'live', '/bundles/shell/1/'),
  remotes: [
    describeRemote(remoteBundle({ name: 'news' }), 'live', '/bundles/news/1/'),
    describeRemote(remoteBundle({ name: 'shop' }), 'live', '/bundles/shop/1/'),
  ],
}
const files = ['/bundles/shell/1/a', '/bundles/news/1/b', '/bundles/shop/1/c']
const pageFile = (url: string) => ({
  url,
  integrity: 'sha256-x',
  file: 'file',
  bundle: { name: 'shell', version: '1' },
})
const page = htmlDocument({
  locale: 'en',
  nonce: 'n0nce',
  origins: [],
  head: { title: 'News & more', canonical: 'https://example.org/news' },
  shell: shellBundle({ icon: 'icon.svg' }),
  shellBase: '/bundles/shell/1/',
  files: {
    scripts: files.map((file) => pageFile(`${file}.js`)),
    styles: files.map((file) => pageFile(`${file}.css`)),
  },
  registryJson: inlineJson(published),
  state: { text: '</script><script src="/bundles/shell/1/a.js">' },
})
const shell = {
  base: '/@dev/shell/',
  bundle: shellBundle({ version: 'dev', initial: { js: ['start.js'], css: ['start.css'] } }),
}
const news = { base: '/@dev/news/', bundle: remoteBundle({ name: 'news', version: 'dev' }) }

describe('a page with bundles from source', () => {
  const changed = pageWithSources(page, [shell, news], 'n0nce')

  it('loads the shell from source, and of the published shell and remote only the icon', () => {
    expect(changed).toContain(
      '<script src="/@dev/shell/main.js" nonce="n0nce" crossorigin="anonymous" defer></script>',
    )
    expect(changed).toContain('href="/@dev/shell/start.css"')
    const loaded = [...changed.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url)
    expect(loaded.filter((url) => /bundles.(shell|news)/.test(url ?? ''))).toEqual([
      '/bundles/shell/1/icon.svg',
    ])
  })

  it('keeps the head of the page and the other remotes', () => {
    expect(changed).toContain('<title>News &amp; more</title>')
    expect(changed).toContain('rel="canonical"')
    expect(changed).toContain('/bundles/shop/1/c.js')
    expect(changed).toContain('/bundles/shop/1/c.css')
    expect(changed.split('id="platform-state"')[1]).toBe(page.split('id="platform-state"')[1])
  })

  it('carries a registry that lists them', () => {
    const registry = registryIn(changed)
    expect(registry?.shell.version).toBe('dev')
    expect(registry?.remotes.map(({ base }) => base)).toEqual(['/@dev/news/', '/bundles/shop/1/'])
  })
})

it('leaves other pages unchanged', () => {
  const other = '<!doctype html><title>Maintenance</title><script src="/bundles/shell/1/a.js"></script>'
  expect(registryIn(other)).toBeUndefined()
  expect(pageWithSources(other, [shell], '')).toBe(other)
})
