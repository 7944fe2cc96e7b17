import { makeChats } from './chats/make-chats.ts'
import { makeLikes } from './make-likes.ts'
import { makePeople, type Person } from './people/make-people.ts'
import type { WorldBrand } from './people/world-brand.ts'
import type { Pools } from './pools.ts'
import { randomOf } from './random.ts'
import type { ChatRows, LikeRow } from './town-rows.ts'

/** Members per town. They know only each other, so that a large world needs only one town in memory at a time. */
export const TOWN_SIZE = 3_000

const SEED = 'amberly'
const CHATS_SHARE = 0.65
const UNREAD_SHARE = 0.3

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

/** Makes the members of a town with their likes and chats, the same on every machine. */
export function makeTown({ number, size, brands, now, pools }: TownOptions): Town {
  const random = randomOf(`${SEED} ${number}`)
  const people = makePeople({ brands, size, before: number * TOWN_SIZE, now, pools, random })
  const everyone = people.map(({ demoMember }) => demoMember)
  const { likes, matches } = makeLikes(everyone, now, random)
  const talking = matches.filter(() => random.chance(CHATS_SHARE))
  return { people, likes, ...makeChats({ matches: talking, now, pools, random, unread: UNREAD_SHARE }) }
}
