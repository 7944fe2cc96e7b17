import { suitEachOther } from '../../features/members/orientation-rules.ts'
import { areNear, laterThan, likeOf, type Match, momentOf } from '../make-likes.ts'
import type { Random } from '../random.ts'
import type { LikeRow, Someone } from '../town.ts'

const PREMIUM = { matches: 9, likedBy: 5, likes: 3 }
const FREE = { matches: 0, likedBy: 6, likes: 0 }

interface Life {
  readonly account: Someone
  readonly isPremium: boolean
  readonly everybody: readonly Someone[]
  readonly now: Date
  readonly random: Random
}

/** Whom a demo account likes and is liked by: the premium one both ways, the free one waits to be discovered. */
export function lifeOf({ account, isPremium, everybody, now, random }: Life) {
  const fits = (other: Someone) =>
    other.brandId === account.brandId &&
    other.language === account.language &&
    areNear(account, other) &&
    suitEachOther(account, other)
  const counts = isPremium ? PREMIUM : FREE
  const others = random.shuffled(everybody.filter(fits))
  const likes: LikeRow[] = []
  const matches: Match[] = []
  for (const other of others.splice(0, counts.matches)) {
    const at = momentOf(account, other, now, random)
    const backAt = laterThan(at, now, random)
    likes.push(likeOf(other, account, at, backAt), likeOf(account, other, backAt, backAt))
    matches.push({ one: other, other: account, at: backAt })
  }
  for (const [index, other] of others.splice(0, counts.likedBy).entries()) {
    const at = momentOf(account, other, now, random)
    likes.push(likeOf(other, account, at, index % 2 === 0 ? null : laterThan(at, now, random)))
  }
  for (const other of others.splice(0, counts.likes)) {
    likes.push(likeOf(account, other, momentOf(account, other, now, random), null))
  }
  return { likes, matches }
}
