import { describe, expect, test } from 'vitest'
import { shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { inlineJson } from '../html/html.ts'
import type { PageFile } from './files.ts'
import { type DocumentParts, htmlDocument } from './html-document.ts'

const HOSTILE = `</title></script><script>alert(1)</script><!--<script>"'&\u2028\u2029`

function document(parts: Partial<DocumentParts> = {}): string {
  return htmlDocument({
    locale: 'en',
    nonce: 'n0nce',
    origins: [],
    head: { title: 'News' },
    shell: shellBundle(),
    shellBase: '/bundles/shell/1.0.0-s/',
    files: { scripts: [], styles: [] },
    registryJson: '{}',
    state: {},
    ...parts,
  })
}

function pageFile(url: string): PageFile {
  return { url, integrity: `sha256-${url}`, file: url, bundle: { name: 'shell', version: '1.0.0-s' } }
}

/** The content of a JSON element, as a browser would parse it. */
function textOf(html: string, id: string): string {
  const start = html.indexOf('>', html.indexOf(`id="${id}"`)) + 1
  return html.slice(start, html.indexOf('</script', start))
}

test('links what a browser needs to install the site, if there is something', () => {
  const theme = { light: '#fff', dark: '#111' }
  const html = document({ app: { manifest: '/app.webmanifest?lang=de', touchIcon: '/touch.png', theme } })
  for (const line of [
    '<link rel="manifest" href="/app.webmanifest?lang=de">',
    '<link rel="apple-touch-icon" href="/touch.png">',
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#111" media="(prefers-color-scheme: dark)">',
  ]) {
    expect(html).toContain(line)
  }
  expect(document()).not.toMatch(/manifest"|theme-color/)
})

test('a notice stands above the root, as text', () => {
  const html = document({ notice: { text: `Draft of ${HOSTILE}`, link: { text: 'End', href: '/end?a&b' } } })
  expect(html).toMatch(/<body><aside id="platform-notice"[^>]*>.*<\/aside><div id="root">/s)
  expect(html).toContain('<a href="/end?a&amp;b">End</a>')
  expect(html).not.toContain('<script>alert')
  expect(document()).not.toContain('platform-notice')
})

test('contains the metadata for search engines and link previews', () => {
  const html = document({
    locale: 'de',
    head: {
      title: 'Nachrichten',
      description: 'Was es gibt',
      canonical: 'https://toys.example/news',
      alternates: { en: 'https://toys.example/en/news', 'x-default': 'https://toys.example/news' },
      image: 'https://toys.example/share.png',
      imageSize: { width: 1_200, height: 630 },
      imageAlt: 'Two toys & a ball',
      siteName: 'Toys',
      structured: [{ '@type': 'WebSite', name: '</script><!--' }],
    },
  })
  for (const line of [
    '<html lang="de">',
    '<title>Nachrichten</title>',
    '<meta property="og:site_name" content="Toys">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:alt" content="Two toys &amp; a ball">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<script type="application/ld+json">{"@type":"WebSite","name":"\\u003c/script>\\u003c!--"}</script>',
    '<meta name="description" content="Was es gibt">',
    '<link rel="canonical" href="https://toys.example/news">',
    '<link rel="alternate" hreflang="en" href="https://toys.example/en/news">',
    '<link rel="alternate" hreflang="x-default" href="https://toys.example/news">',
    '<meta property="og:title" content="Nachrichten">',
    '<meta property="og:description" content="Was es gibt">',
    '<meta property="og:image" content="https://toys.example/share.png">',
    '<meta property="og:url" content="https://toys.example/news">',
  ]) {
    expect(html.split('\n')).toContain(line)
  }
})

test('names the brand', () => {
  expect(document({ brand: 'plum' })).toContain('<html lang="en" data-brand="plum">')
})

test('names the layout in which the page will open', () => {
  expect(document({ layout: 'lander' })).toContain('<html lang="en" data-opens-in="lander">')
})

test('asks search engines not to list the page', () => {
  const html = document({ head: { title: 'News', robots: 'noindex' } })
  expect(html.split('\n')).toContain('<meta name="robots" content="noindex">')
})

test('omits missing metadata', () => {
  expect(document()).not.toMatch(/description|robots|canonical|alternate|og:(image|url)|undefined/)
})

test('escapes all text', () => {
  const html = document({
    locale: HOSTILE,
    head: {
      title: HOSTILE,
      description: HOSTILE,
      canonical: HOSTILE,
      image: HOSTILE,
      alternates: { [HOSTILE]: HOSTILE },
    },
    shell: shellBundle({ entry: HOSTILE }),
    shellBase: HOSTILE,
    origins: [HOSTILE],
    files: {
      scripts: [pageFile(HOSTILE)],
      styles: [pageFile(HOSTILE)],
    },
    registryJson: inlineJson({ [HOSTILE]: HOSTILE }),
    state: { [HOSTILE]: HOSTILE },
  })
  expect(html).not.toMatch(/<script>|<!--/)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  // The policy, the shell's entry, the script that watches it, a script of the page, the registry and the state.
  expect(html.match(/<\/script>/g)).toHaveLength(6)
  expect(JSON.parse(textOf(html, 'platform-registry'))).toEqual({ [HOSTILE]: HOSTILE })
  expect(JSON.parse(textOf(html, 'platform-state'))).toEqual({ [HOSTILE]: HOSTILE })
})

test('the policy for strings runs before any other script, and lets scripts of the named origins pass', () => {
  const html = document({ origins: ['https://cdn.example'] })
  const [first = ''] = html.match(/<script[^]*?<\/script>/) ?? []
  expect(first).toContain('createPolicy("default"')
  expect(first).toContain('[location.origin,...["https://cdn.example"]]')
})

test('writes null if there is no state', () => {
  expect(textOf(document({ state: undefined }), 'platform-state')).toBe('null')
})

test('fetches the entry before any stylesheet, since everything waits for it', () => {
  const styles = ['/a.css', '/b.css'].map(pageFile)
  const tags = document({ files: { scripts: [], styles } }).match(
    /<(script src|link rel="stylesheet")[^>]*>/g,
  )
  expect(tags).toHaveLength(3)
  expect(tags?.map((tag) => /fetchpriority="(\w+)"/.exec(tag)?.[1])).toEqual(['high', 'low', 'low'])
})

describe('a page that was rendered here', () => {
  const files = { scripts: [pageFile('/a.js')], styles: ['/a.css', '/b.css'].map(pageFile) }
  const view = { html: '<h1>News</h1>', data: { queries: [] } }

  test('has its styles in front of its content, and behind it the scripts and what is for them', () => {
    const html = document({ files, view: { ...view, styleTexts: ['.a{top:0}', '.b{top:0}'] } })
    const order = [
      '>.a{top:0}</style>',
      '>.b{top:0}</style>',
      '<h1>News</h1>',
      'id="platform-registry"',
      'id="platform-state"',
      'id="platform-data"',
      'main.js"',
      '<script src="/a.js"',
    ].map((part) => html.indexOf(part))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    // The script that watches the entry finds it in front of itself.
    expect(html).toMatch(/data-shell="shell"[^>]*><\/script>\n<script nonce="n0nce">/)
  })

  test('loads no stylesheet again, but has a tag for each, where code looks for it', () => {
    const html = document({ files, view: { ...view, styleTexts: ['.a{top:0}', '.b{top:0}'] } })
    const links = html.match(/<link rel="stylesheet"[^>]*>/g)
    expect(links).toEqual(
      ['/a.css', '/b.css'].map((url) => `<link rel="stylesheet" href="${url}" disabled data-loaded="">`),
    )
  })

  test('names its stylesheets like any page if their texts are missing', () => {
    const html = document({ files, view })
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toHaveLength(2)
    expect(html).not.toContain(' disabled')
    expect(html.indexOf('main.js"')).toBeLessThan(html.indexOf('a.css"'))
    expect(html.indexOf('b.css"')).toBeLessThan(html.indexOf('<h1>'))
  })
})

test('has the text and button for a page whose shell does not draw, in the words of the site', () => {
  expect(document()).toContain(
    'hidden>\n<p>The page could not be opened.</p><button>Try again</button></div>',
  )
  const failure = { text: 'Ei <aukea>', incomplete: 'Osa <puuttuu>', retry: 'Uudelleen', noScript: 'Ei' }
  expect(document({ failure })).toContain('<p>Ei &lt;aukea&gt;</p><button>Uudelleen</button>')
  // Rendered text can be read, whatever happens to its code.
  const view = { html: '<h1>Leluja</h1>', data: null }
  expect(document({ failure, view })).toContain('<p>Osa &lt;puuttuu&gt;</p><button>Uudelleen</button>')
})

test('the nonce for libraries is in a meta element with a content, as HTML requires', () => {
  expect(document()).toContain('<meta property="csp-nonce" content="" nonce="n0nce">')
})

test('every script, style and preload has a nonce and a hash', () => {
  const shell = shellBundle()
  const html = document({
    shell,
    files: { scripts: [pageFile('/a.js')], styles: [] },
  })
  const tags = html.match(/<(script|style|link rel="preload")[^>]*>/g) ?? []
  for (const tag of tags.filter((tag) => !tag.includes('application/json')))
    expect(tag).toContain(' nonce="n0nce"')
  for (const tag of tags.filter((tag) => /src=|href=/.test(tag)))
    expect(tag).toMatch(/ integrity="sha256-.+" crossorigin="anonymous"/)
})

test('a plugin adds attributes, styles and a script to the page that it rendered', () => {
  const parts = { attributes: { 'data-cold': 'yes' }, style: '.held{top:0}', script: 'hold()' }
  const html = document({ view: { html: '', data: null, ...parts } })
  expect(html).toContain('<html lang="en" data-cold="yes">')
  expect(html).toMatch(/.held{top:0}<\/style>\n<script nonce="n0nce">hold\(\)<\/script>/)
})

test('without scripts, a page from the server says so at its forms, has no buttons, and languages are links', () => {
  const noScript = 'Tähän "tarvitaan" </style>'
  const failure = { text: '', incomplete: '', retry: '', noScript }
  const alternates = { fi: 'https://toys.example/?lang=fi', 'x-default': 'https://toys.example/' }
  const html = document({ failure, view: { html: '', data: null }, head: { title: 'Toys', alternates } })
  // A style is only valid in the head.
  const [head = '', body = ''] = html.split('</head>')
  const style = /<noscript>.*<\/noscript>/.exec(head)?.[0]
  expect(style).toContain('form:not([action])::before{content:"Tähän \\22 tarvitaan\\22  \\3c /style>"')
  expect(style).toContain('<style nonce="n0nce">')
  expect(style).toContain('button:not(form[action] button){display:none!important}')
  expect(body).not.toContain('<style')
  expect(body.match(/<a .*?<\/a>/g)).toEqual([
    '<a href="https://toys.example/?lang=fi" lang="fi" hreflang="fi">Suomi</a>',
  ])
  expect(document({ failure })).toContain(
    '<noscript><p id="without-script">Tähän &quot;tarvitaan&quot; &lt;/style&gt;</p></noscript>',
  )
})
