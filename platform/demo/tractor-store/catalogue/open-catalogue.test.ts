import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCatalogue } from './open-catalogue.ts'

test('draws a picture for everything that it shows', () => {
  const { explore, decide, checkout, picture } = openCatalogue(undefined)
  const images = [
    ...explore.teasers,
    ...explore.stores,
    ...explore.categories.flatMap(({ products }) => products),
    ...decide.products.flatMap(({ variants }) => variants),
    ...checkout.variants,
  ].map(({ image }) => image)
  expect(images.length).toBeGreaterThan(80)
  for (const image of images) expect(picture(image.replace('/cdn/', ''))?.body).toMatch(/^<svg .*<\/svg>$/)
  expect(picture('tractors/unknown.svg')).toBeUndefined()
})

test('every product is listed, and each of its variants is sold', () => {
  const { explore, decide, checkout } = openCatalogue(undefined)
  const listed = explore.categories.flatMap(({ products }) => products.map(({ id }) => id))
  expect(listed).toEqual(decide.products.map(({ id }) => id))
  const shown = decide.products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(new Set(shown).size).toBe(shown.length)
  expect(checkout.variants.map(({ sku }) => sku)).toEqual(shown)
})

test("takes data and pictures from a folder like the blueprint's, and no other file", () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('src/explore/database/database.json', '{"teasers":[],"categories":[],"stores":[]}')
  write('src/decide/database/database.json', '{"products":[{"id":"CL-1"}]}')
  write('src/checkout/database/database.json', '{"variants":[]}')
  write('public/cdn/img/one.webp', 'picture')
  write('public/secret.webp', 'secret')
  const { decide, picture } = openCatalogue(folder)
  expect(decide.products).toEqual([{ id: 'CL-1' }])
  expect(picture('img/one.webp')).toEqual({ type: 'image/webp', body: Buffer.from('picture') })
  for (const path of [
    '../secret.webp',
    'img/../../secret.webp',
    '/../secret.webp',
    'img/none.webp',
    'img/one.txt',
  ])
    expect(picture(path)).toBeUndefined()
})
