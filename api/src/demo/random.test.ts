import { expect, test } from 'vitest'
import { randomOf } from './random.ts'

const many = (work: () => unknown) => Array.from({ length: 2_000 }, work)

test('a seed decides everything, and every seed something else', () => {
  const rolls = (seed: string) => {
    const random = randomOf(seed)
    return [random.next(), random.int(1, 1_000), random.pick(['a', 'b', 'c']), random.shuffled([1, 2, 3, 4])]
  }
  expect(rolls('one')).toEqual(rolls('one'))
  expect(rolls('one')).not.toEqual(rolls('two'))
  // Of another machine, or another day: who changes the generator changes everybody's world.
  expect(randomOf('amberly').int(0, 1_000_000)).toBe(158861)
})

test('of very many seeds no two go the same way', () => {
  const ways = new Set<string>()
  for (let seed = 0; seed < 200_000; seed += 1) {
    const { next } = randomOf(`town ${seed}`)
    ways.add(`${next()} ${next()}`)
  }
  expect(ways.size).toBe(200_000)
})

test('weights are kept to, and what weighs nothing never comes', () => {
  const random = randomOf('weights')
  const got = many(() => random.weighted({ often: 3, seldom: 1, never: 0 }))
  expect(got).not.toContain('never')
  expect(got.filter((key) => key === 'often').length / got.length).toBeCloseTo(0.75, 1)
})

test('whole numbers reach both ends; a shuffle keeps all; nothing is chosen from nothing', () => {
  const random = randomOf('ends')
  expect(new Set(many(() => random.int(1, 3)))).toEqual(new Set([1, 2, 3]))
  expect(new Set(random.shuffled([1, 2, 3]))).toEqual(new Set([1, 2, 3]))
  expect(() => random.pick([])).toThrow(RangeError)
})
