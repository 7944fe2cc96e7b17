import { expect, test } from 'vitest'
import { randomOf } from './random.ts'

const repeat = (work: () => unknown) => Array.from({ length: 2_000 }, work)

test('a seed always gives the same sequence, and different seeds different ones', () => {
  const rolls = (seed: string) => {
    const random = randomOf(seed)
    return [random.next(), random.int(1, 1_000), random.pick(['a', 'b', 'c']), random.shuffled([1, 2, 3, 4])]
  }
  expect(rolls('one')).toEqual(rolls('one'))
  expect(rolls('one')).not.toEqual(rolls('two'))
  // A known value: changing the generator would change everyone's world.
  expect(randomOf('amberly').int(0, 1_000_000)).toBe(158861)
})

test('no two of very many seeds give the same sequence', () => {
  const sequences = new Set<string>()
  for (let seed = 0; seed < 200_000; seed += 1) {
    const { next } = randomOf(`town ${seed}`)
    sequences.add(`${next()} ${next()}`)
  }
  expect(sequences.size).toBe(200_000)
})

test('weighted picks follow the weights, and never pick weight zero', () => {
  const random = randomOf('weights')
  const picks = repeat(() => random.weighted({ often: 3, seldom: 1, never: 0 }))
  expect(picks).not.toContain('never')
  expect(picks.filter((key) => key === 'often').length / picks.length).toBeCloseTo(0.75, 1)
})

test('int includes both ends, shuffled keeps every element, and picking from an empty list throws', () => {
  const random = randomOf('ends')
  expect(new Set(repeat(() => random.int(1, 3)))).toEqual(new Set([1, 2, 3]))
  expect(new Set(random.shuffled([1, 2, 3]))).toEqual(new Set([1, 2, 3]))
  expect(() => random.pick([])).toThrow(RangeError)
})
