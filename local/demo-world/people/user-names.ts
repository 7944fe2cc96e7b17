import type { Locale } from 'contracts'
import type { Gender, Pools } from '../pools.ts'
import type { Random } from '../random.ts'

interface NameOptions {
  readonly brandId: string
  readonly language: Locale
  readonly gender: Gender
  readonly born: number
}

/** Picks user names: mostly first names, sometimes something they like. */
export function userNames(pools: Pools, random: Random) {
  const taken = new Set<string>()
  return ({ brandId, language, gender, born }: NameOptions): string => {
    const { firstNames, usernames } = pools[language]
    const year = String(born % 100).padStart(2, '0')
    const kind = random.weighted({ first: 56, numbered: 14, made: 30 })
    if (kind === 'first') return random.pick(firstNames[gender])
    const base = random.pick(kind === 'made' ? usernames : firstNames[gender])
    const candidates = [
      base,
      `${base}${year}`,
      `${base}_${random.int(2, 99)}`,
      `${base}${random.int(100, 999)}`,
    ]
    const free = candidates.slice(kind === 'made' ? 0 : 1).find((name) => !taken.has(`${brandId} ${name}`))
    const name = free ?? `${base}${random.int(1_000, 9_999)}`
    taken.add(`${brandId} ${name}`)
    return name
  }
}
