import { expect, test } from 'vitest'
import { grown } from './fixture-samples.ts'

const run = (of: (at: number) => number) =>
  Array.from({ length: 40 }, (_, at) => ({ 'api-1 MB': of(at), 'api-1 handles': 40 + (at % 3) }))

test('what grows until the end is found, and neither a warm start nor a heap that breathes', () => {
  expect(grown(run((at) => 200 + 10 * at))).toEqual(['api-1 MB: 445 → 545'])
  expect(grown(run((at) => Math.min(300, 100 + 20 * at)))).toEqual([])
  expect(grown(run((at) => 200 + 20 * (at % 5)))).toEqual([])
})
