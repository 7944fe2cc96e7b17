import { expect, test } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

test('scripts go, with their data and preloads; styles, pictures and content stay', () => {
  const kept = [
    '<link rel="stylesheet" href="/a.css">',
    '<link rel="preload" as="image" href="/a.webp">',
    '<style nonce="n">a { color: red }</style>',
    '<div id="root" data-painted=""><h1>Hello</h1></div>',
  ]
  const html = [
    '<script src="/a.js" defer></script>',
    ...kept,
    '<link rel="preload" href="/a.js" as="script" crossorigin="anonymous">',
    '<link href="/b.js" rel="modulepreload">',
    '<script type="application/json" id="data">{"a":\n"<b>"}</script>',
  ].join('')
  expect(withoutScripts(html)).toBe(kept.join(''))
})
