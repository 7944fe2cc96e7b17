import { expect, test } from 'vitest'
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

const files = new Map([
  ['news/1/page.js', JSON.stringify(map)],
  ['news/1/bad.js', '{'],
])
const reader = () =>
  stackReader(async (script) => {
    const text = files.get(script)
    return text === undefined ? null : Buffer.from(text)
  })

test('translates frames by the maps of their scripts', async () => {
  expect(await reader()(['news/1/page.js:1:1', 'news/1/page.js:1:11'])).toEqual([
    'src/list.tsx:12:5',
    'react/index.js:3:1',
  ])
})

test('leaves frames as they are if there is no map, or a damaged one', async () => {
  const frames = ['news/1/bad.js:1:1', 'news/2/page.js:1:1', 'news/1/page.js:0:0', 'no frame']
  expect(await reader()(frames)).toEqual(frames)
})
