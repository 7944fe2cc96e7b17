import { expect, test } from 'vitest'
import { temporaryStorage } from '../../../registry/bundles/fixture-bundle.ts'
import { stackReader } from './read-stack.ts'

// Line 1, column 0 of the bundle is line 12, column 4 of the first source; column 10 is line 3 of the second.
const map = {
  version: 3,
  sources: [
    'webpack://news-3f/./src/list.tsx',
    'webpack://news-3f/../node_modules/.pnpm/react@19/node_modules/react/index.js',
  ],
  names: [],
  mappings: 'AAWI,UCTJ',
}

test('translates frames by the maps of their versions', async () => {
  const storage = await temporaryStorage()
  await storage.create('bundles/news/1/page.js.map', Buffer.from(JSON.stringify(map)))
  const read = stackReader(storage)
  expect(await read(['news/1/page.js:1:1', 'news/1/page.js:1:11'])).toEqual([
    'src/list.tsx:12:5',
    'react/index.js:3:1',
  ])
})

test('leaves frames as they are if there is no map, or a damaged one', async () => {
  const storage = await temporaryStorage()
  await storage.create('bundles/news/1/bad.js.map', Buffer.from('{'))
  const frames = ['news/1/bad.js:1:1', 'news/2/page.js:1:1', 'news/1/page.js:0:0', 'no frame']
  expect(await stackReader(storage)(frames)).toEqual(frames)
})
