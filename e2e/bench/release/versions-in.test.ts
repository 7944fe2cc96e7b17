import { expect, test } from 'vitest'
import { versionsIn } from './versions-in.ts'

test('versions are read from the addresses of files', () => {
  const html =
    '<script src="/bundles/shop/1.0.0-a/x.js"> "base":"/bundles/shop/1.0.0-b/" /bundles/news/2.0.0/y.css'
  expect(versionsIn(html)).toEqual(
    new Map([
      ['shop', new Set(['1.0.0-a', '1.0.0-b'])],
      ['news', new Set(['2.0.0'])],
    ]),
  )
})

test('versions are read from what the server has rendered', () => {
  const html =
    '<div data-painted="shop-0-" data-remote="shop" data-version="1.0.0-a" data-route="shop">/bundles/shop/1.0.0-b/'
  expect(versionsIn(html)).toEqual(new Map([['shop', new Set(['1.0.0-b', '1.0.0-a'])]]))
})

test('the version that is there in case of failure does not count', () => {
  const fallback = '"fallback":{"version":"1","base":"/bundles/shop/1/","integrity":"sha256-x"}'
  expect(versionsIn(`{"base":"/bundles/shop/2/",${fallback}}`)).toEqual(new Map([['shop', new Set(['2'])]]))
})
