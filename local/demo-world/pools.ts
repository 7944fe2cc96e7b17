import { readFileSync } from 'node:fs'
import { type genders, type Interest, type Locale, locales } from 'contracts'

export type Gender = (typeof genders)[number]

/** A member's text about themselves, written by hand in that language. */
export interface AboutText {
  readonly text: string
  /** Without one the text suits everyone. */
  readonly gender?: Gender
  /** Interests that the text mentions. */
  readonly interests?: readonly Interest[]
  /** Both ends included. */
  readonly ages?: readonly [number, number]
}

/** A chat between two members, who take turns. */
export interface Dialogue {
  readonly lines: readonly string[]
  /** Gender of the first writer; undefined if any will do. */
  readonly from?: Gender
  readonly to?: Gender
}

/** The lines that invented members write to real ones. None of the lines needs a gender, or promises to meet. */
export interface Replies {
  /** To a hello, with a question. */
  readonly greetings: readonly string[]
  /** To any question. */
  readonly answers: readonly string[]
  /** To anything else. */
  readonly reactions: readonly string[]
  /** For a photo or a gift. */
  readonly thanks: readonly string[]
  /** About an interest of the writer. */
  readonly interests: Readonly<Partial<Record<Interest, string>>>
  /** About the writer's city. */
  readonly homes: readonly string[]
  /** The last line of a conversation. */
  readonly endings: readonly string[]
}

interface Pool {
  readonly about: readonly AboutText[]
  readonly dialogues: readonly Dialogue[]
  readonly usernames: readonly string[]
  readonly replies: Replies
  readonly firstNames: Readonly<Record<Gender, readonly string[]>>
}

export type Pools = Readonly<Record<Locale, Pool>>

/** Reads the hand-written texts of the demo world in each language. */
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
