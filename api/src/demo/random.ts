/** Chance that a seed decides: the same seed gives the same world on every machine. */
export interface Random {
  /** From 0 up to, without, 1. */
  next(): number
  chance(probability: number): boolean
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K
  shuffled<T>(list: readonly T[]): T[]
}

export function randomOf(seed: string): Random {
  const next = generator(hashOf(seed))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted: (weights) => weighted(weights, next()),
    shuffled(list) {
      const left = [...list]
      for (let end = left.length - 1; end > 0; end -= 1) {
        const other = int(0, end)
        const kept = at(left, end)
        left[end] = at(left, other)
        left[other] = kept
      }
      return left
    },
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

function weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>, chance: number): K {
  const entries = Object.entries(weights) as [K, number][]
  let left = chance * entries.reduce((sum, [, weight]) => sum + weight, 0)
  const found = entries.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return (found ?? at(entries, entries.length - 1))[0]
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('There is nothing to choose from.')
  return list[index] as T
}
