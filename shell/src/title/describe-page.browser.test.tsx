import { afterEach, expect, test } from 'vitest'
import { describePage } from './describe-page.ts'

afterEach(() => describePage(undefined))

const IN_HTML = `
  <meta name="description" content="About prices"><meta property="og:title" content="Prices">
  <meta property="og:image" content="/share.png"><meta name="robots" content="noindex">
  <meta name="twitter:card" content="summary_large_image">
  <script type="application/ld+json">{"@type":"FAQPage"}</script>
  <link rel="canonical" href="/pricing"><link rel="alternate" hreflang="fi" href="/pricing?lang=fi">
  <link rel="alternate" type="application/rss+xml" href="/news.xml"><meta name="color-scheme" content="light dark">`

const kept = () =>
  [
    ...document.head.querySelectorAll(
      '[name], [property], [rel="canonical"], [rel="alternate"], [type$="json"]',
    ),
  ]
    .map((element) => element.outerHTML)
    .filter((html) => /description|og:|twitter:|ld.json|robots|canonical|alternate/.test(html))

test('nothing of what the HTML says about the requested page stays, except what is about all pages', () => {
  document.head.insertAdjacentHTML('beforeend', IN_HTML)
  describePage('About likes')
  expect(kept()).toEqual([
    '<link rel="alternate" type="application/rss+xml" href="/news.xml">',
    '<meta name="description" content="About likes">',
  ])
  expect(document.head.querySelector('[name="color-scheme"]')).not.toBeNull()
  describePage('About terms')
  expect(kept().at(-1)).toBe('<meta name="description" content="About terms">')
  describePage(undefined)
  expect(kept()).toHaveLength(1)
  for (const selector of ['[type="application/rss+xml"]', '[content="light dark"]'])
    document.head.querySelector(selector)?.remove()
})
