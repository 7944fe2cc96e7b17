import { makeChats } from './make-chats.ts'
import { makeLikes } from './make-likes.ts'
import { makePeople, type Person, type WorldBrand } from './people/make-people.ts'
import type { Pools } from './pools.ts'
import { randomOf } from './random.ts'
import type { ChatRows, LikeRow } from './town.ts'

/** Who is in one town knows each other; a large world has many, and none needs to be kept while the next is made. */
export const TOWN = 2_000

const SEED = 'amberly'
const WRITE = 0.65
const UNREAD = 0.3

export interface Town extends ChatRows {
  readonly people: readonly Person[]
  readonly likes: readonly LikeRow[]
}

interface TownOptions {
  readonly number: number
  readonly size: number
  readonly brands: readonly WorldBrand[]
  readonly now: Date
  readonly pools: Pools
}

/** The members of one town, whom they like and what they wrote to each other: the same on every machine. */
export function makeTown({ number, size, brands, now, pools }: TownOptions): Town {
  const random = randomOf(`${SEED} ${number}`)
  const people = makePeople({ brands, size, before: number * TOWN, now, pools, random })
  const everybody = people.map(({ someone }) => someone)
  const { likes, matches } = makeLikes(everybody, now, random)
  const talking = matches.filter(() => random.chance(WRITE))
  return { people, likes, ...makeChats({ matches: talking, now, pools, random, unread: UNREAD }) }
}
