import { readFileSync } from 'node:fs'
import { type Interest, type Locale, locales } from 'contracts'
import type { Gender } from './people/orientation.ts'

/** What a member says of themselves: one whole text, written by a person of that language. */
export interface AboutText {
  readonly text: string
  /** Without one it fits everybody. */
  readonly gender?: Gender
  /** What it speaks of. */
  readonly interests?: readonly Interest[]
  /** Both ends included. */
  readonly ages?: readonly [number, number]
}

/** What two wrote to each other, in turns. */
export interface Dialogue {
  readonly lines: readonly string[]
  /** Who begins, and who answers, where the words say it. */
  readonly from?: Gender
  readonly to?: Gender
}

interface Pool {
  readonly about: readonly AboutText[]
  readonly dialogues: readonly Dialogue[]
  readonly usernames: readonly string[]
  readonly firstNames: Readonly<Record<Gender, readonly string[]>>
}

export type Pools = Readonly<Record<Locale, Pool>>

/** Everything that is written by hand for the demo world, in each language. */
export function readPools(): Pools {
  const names = read('first-names') as Record<Locale, Record<Gender, string>>
  const poolOf = (locale: Locale): Pool => {
    const { female, male } = names[locale]
    const firstNames = { female: female.split(' '), male: male.split(' ') }
    return { ...(read(locale) as Omit<Pool, 'firstNames'>), firstNames }
  }
  return Object.fromEntries(locales.map((locale) => [locale, poolOf(locale)])) as unknown as Pools
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`pools/${name}.json`, import.meta.url), 'utf8'))
}
