/** A seeded random generator: the same seed gives the same world on every machine. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  chance(probability: number): boolean
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** One of the keys, with the probability of its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K
  shuffled<T>(list: readonly T[]): T[]
}

export function randomOf(seed: string): Random {
  const next = generator(seed)
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
        const swapped = at(left, end)
        left[end] = at(left, other)
        left[other] = swapped
      }
      return left
    },
  }
}

/** FNV-1a, with a different offset for each part of the generator's state. */
function hashOf(text: string, part: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(part, 0x9e3779b1)
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

/** sfc32. With fewer than its 128 bits of state, some of many towns would share a sequence, and with it their people. */
function generator(seed: string): () => number {
  let [a, b, c] = [hashOf(seed, 1), hashOf(seed, 2), hashOf(seed, 3)]
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  // Mix until similar seeds give unrelated sequences.
  for (let rounds = 0; rounds < 15; rounds += 1) next()
  return next
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
