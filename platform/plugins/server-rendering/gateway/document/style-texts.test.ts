import { expect, test } from 'vitest'
import { integrityOf } from '../../../../registry/bundles/cache.ts'
import { temporaryStorage } from '../../../../registry/bundles/fixture-bundle.ts'
import { bundleKey } from '../../../../registry/index.ts'
import { styleTexts } from './style-texts.ts'

const bundle = { name: 'shell', version: '1.0.0-s' }

async function textOf(css: string, integrity = integrityOf(Buffer.from(css))) {
  const storage = await temporaryStorage()
  await storage.put(bundleKey(bundle.name, bundle.version, 'a.css'), Buffer.from(css))
  const read = styleTexts(storage)
  return read([{ bundle, file: 'a.css', integrity, url: 'https://cdn.example/bundles/shell/1.0.0-s/a.css' }])
}

test('addresses in a stylesheet lead to the same files from the page', async () => {
  const base = 'https://cdn.example/bundles/shell/1.0.0-s/'
  for (const [css, inPage] of [
    ['url(font.woff2)', `url(${base}font.woff2)`],
    ['url("font.woff2")', `url("${base}font.woff2")`],
    ['url(./img/a.svg)', `url(${base}./img/a.svg)`],
    ['url(/a.svg)', 'url(/a.svg)'],
    ['url("data:image/svg+xml,a")', 'url("data:image/svg+xml,a")'],
    ['url(https://a.example/a.svg)', 'url(https://a.example/a.svg)'],
    ['url(#clip)', 'url(#clip)'],
  ]) {
    expect(await textOf(`a{src:${css}}`)).toEqual([`a{src:${inPage}}`])
  }
})

test('names no source map', async () => {
  expect(await textOf('a{top:0}\n/*# sourceMappingURL=a.css.map*/')).toEqual(['a{top:0}'])
})

test('a stylesheet that is damaged, or would end its element, is not put into a page', async () => {
  expect(await textOf('a{top:0}', 'sha256-other')).toBeUndefined()
  expect(await textOf('a{content:"</STYLE><script>"}')).toBeUndefined()
  expect(await styleTexts(await temporaryStorage())([pageFile('missing.css')])).toBeUndefined()
})

function pageFile(file: string) {
  return { bundle, file, integrity: 'sha256-a', url: `/bundles/shell/1.0.0-s/${file}` }
}
