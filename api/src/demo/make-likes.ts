import { suitEachOther } from '../features/members/orientation-rules.ts'
import { DAY_MS } from '../time.ts'
import type { Random } from './random.ts'
import type { LikeRow, Someone } from './town.ts'

const RECENT = 120 * DAY_MS

export interface Match {
  readonly one: Someone
  readonly other: Someone
  readonly at: Date
}

interface Likes {
  readonly likes: readonly LikeRow[]
  /** Who like each other, since when. */
  readonly matches: readonly Match[]
}

const LIKES_EACH = { 0: 20, 1: 15, 2: 15, 3: 15, 5: 20, 8: 15 }
const LIKED_BACK = 0.4
const SEEN = 0.7

/** Whom members of one brand and language like: who suits them and is near their age; some are liked back. */
export function makeLikes(people: readonly Someone[], now: Date, random: Random): Likes {
  const likes: LikeRow[] = []
  const matches: Match[] = []
  const pairs = new Set<string>()
  const groups = Map.groupBy(people, ({ brandId, language }) => `${brandId} ${language}`)

  for (const one of people) {
    const around = groups.get(`${one.brandId} ${one.language}`) ?? []
    const most = Number(random.weighted(LIKES_EACH))
    for (let tries = most * 6, given = 0; tries > 0 && given < most; tries -= 1) {
      const other = random.pick(around)
      if (!areNear(one, other) || !suitEachOther(one, other) || pairs.has(`${one.id} ${other.id}`)) continue
      given += 1
      pairs.add(`${one.id} ${other.id}`).add(`${other.id} ${one.id}`)
      const at = momentOf(one, other, now, random)
      const isBack = random.chance(LIKED_BACK)
      likes.push(likeOf(one, other, at, isBack || random.chance(SEEN) ? laterThan(at, now, random) : null))
      if (!isBack) continue
      const backAt = laterThan(at, now, random)
      likes.push(likeOf(other, one, backAt, random.chance(SEEN) ? laterThan(backAt, now, random) : null))
      matches.push({ one, other, at: backAt })
    }
  }
  return { likes, matches }
}

export function likeOf(one: Someone, other: Someone, createdAt: Date, seenAt: Date | null): LikeRow {
  return { brandId: one.brandId, memberId: one.id, likedId: other.id, createdAt, seenAt }
}

/** Nobody likes themselves, and the older people are, the less a few years matter. */
export function areNear(one: Someone, other: Someone): boolean {
  const years = 4 + Math.min(one.age, other.age) / 6
  return one.id !== other.id && Math.abs(one.age - other.age) <= years
}

/** When both were there already, of late. */
export function momentOf(one: Someone, other: Someone, now: Date, random: Random): Date {
  const from = Math.max(one.createdAt.getTime(), other.createdAt.getTime(), now.getTime() - RECENT)
  return new Date(from + Math.floor(random.next() * (now.getTime() - from)))
}

/** Up to three days later, and not in the future. */
export function laterThan(at: Date, now: Date, random: Random): Date {
  const rest = Math.min(3 * DAY_MS, now.getTime() - at.getTime())
  return new Date(at.getTime() + Math.floor(random.next() * rest))
}
