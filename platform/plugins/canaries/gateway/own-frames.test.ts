import { expect, test } from 'vitest'
import { ownFrames } from './own-frames.ts'

const frame = '/bundles/news/1.0.0-a/pages/list.3f.js:1:234'

test('keeps the frames in bundles, without the folder of the bundles', () => {
  const stack = [frame, '/extension/content.js:1:2', '/bundles/shell/1/main.js:9:9'].join('\n')
  expect(ownFrames(stack, '/bundles/')).toEqual([
    'news/1.0.0-a/pages/list.3f.js:1:234',
    'shell/1/main.js:9:9',
  ])
  expect(ownFrames('/toys/news/1/a.js:1:2', 'https://cdn.example/toys/')).toEqual(['news/1/a.js:1:2'])
})

test.each([
  undefined,
  7,
  ['a'],
  '/bundles/../news/1/a.js:1:2',
  '/bundles/news/../secret.js:1:2',
  '/bundles/news/1/.a.js:1:2',
  '/bundles/news/1/a.js',
  '/bundles/news/1/a.js:1:2 \u001b[31m',
  '/bundles/news/1/a.js:1:99999999',
  `/bundles/news/1/${'a'.repeat(400)}.js:1:2`,
  `${frame}\n`.repeat(500),
])('takes nothing else from a report (%#)', (stack) => {
  expect(ownFrames(stack, '/bundles/')).toEqual([])
})

test('a deep stack is cut', () => {
  expect(ownFrames(`${frame}\n`.repeat(20), '/bundles/')).toHaveLength(8)
})
