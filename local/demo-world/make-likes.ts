import { suitEachOther } from '../../api/src/features/members/orientation-rules.ts'
import { DAY_MS } from '../../api/src/time.ts'
import type { Random } from './random.ts'
import type { DemoMember, LikeRow } from './town-rows.ts'

const RECENT = 120 * DAY_MS

export interface Match {
  readonly one: DemoMember
  readonly other: DemoMember
  readonly at: Date
}

interface LikeResult {
  readonly likes: readonly LikeRow[]
  /** Pairs who like each other, and since when. */
  readonly matches: readonly Match[]
}

const LIKES_EACH = { 0: 20, 1: 15, 2: 15, 3: 15, 5: 20, 8: 15 }
const LIKED_BACK_SHARE = 0.4
const SEEN_SHARE = 0.7

/** Makes likes between members of one brand and language who suit each other and are close in age; some are mutual. */
export function makeLikes(people: readonly DemoMember[], now: Date, random: Random): LikeResult {
  const likes: LikeRow[] = []
  const matches: Match[] = []
  const pairs = new Set<string>()
  const groups = Map.groupBy(people, ({ brandId, language }) => `${brandId} ${language}`)

  for (const one of people) {
    const around = groups.get(`${one.brandId} ${one.language}`) ?? []
    const most = Number(random.weighted(LIKES_EACH))
    for (let tries = most * 6, given = 0; tries > 0 && given < most; tries -= 1) {
      const other = random.pick(around)
      if (!areCloseInAge(one, other) || !suitEachOther(one, other) || pairs.has(`${one.id} ${other.id}`))
        continue
      given += 1
      pairs.add(`${one.id} ${other.id}`).add(`${other.id} ${one.id}`)
      const at = likeTime(one, other, now, random)
      const isBack = random.chance(LIKED_BACK_SHARE)
      likes.push(
        likeOf(one, other, at, isBack || random.chance(SEEN_SHARE) ? timeAfter(at, now, random) : null),
      )
      if (!isBack) continue
      const backAt = timeAfter(at, now, random)
      likes.push(
        likeOf(other, one, backAt, random.chance(SEEN_SHARE) ? timeAfter(backAt, now, random) : null),
      )
      matches.push({ one, other, at: backAt })
    }
  }
  return { likes, matches }
}

export function likeOf(one: DemoMember, other: DemoMember, createdAt: Date, seenAt: Date | null): LikeRow {
  return { brandId: one.brandId, memberId: one.id, likedId: other.id, createdAt, seenAt }
}

/** Whether two different people are close in age; the older they are, the less a few years matter. */
export function areCloseInAge(one: DemoMember, other: DemoMember): boolean {
  const years = 4 + Math.min(one.age, other.age) / 6
  return one.id !== other.id && Math.abs(one.age - other.age) <= years
}

/** A recent time when both were already members. */
export function likeTime(one: DemoMember, other: DemoMember, now: Date, random: Random): Date {
  const from = Math.max(one.createdAt.getTime(), other.createdAt.getTime(), now.getTime() - RECENT)
  return new Date(from + Math.floor(random.next() * (now.getTime() - from)))
}

/** A time up to three days later, but not in the future. */
export function timeAfter(at: Date, now: Date, random: Random): Date {
  const rest = Math.min(3 * DAY_MS, now.getTime() - at.getTime())
  return new Date(at.getTime() + Math.floor(random.next() * rest))
}
