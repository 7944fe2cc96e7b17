import { suitEachOther } from '../../../api/src/features/members/orientation-rules.ts'
import { areCloseInAge, likeOf, likeTime, type Match, timeAfter } from '../make-likes.ts'
import type { Random } from '../random.ts'
import type { DemoMember, LikeRow } from '../town-rows.ts'

const PREMIUM = { matches: 16, likedBy: 5, likes: 3 }
const FREE = { matches: 0, likedBy: 6, likes: 0 }

interface LifeOptions {
  readonly account: DemoMember
  readonly isPremium: boolean
  readonly everyone: readonly DemoMember[]
  readonly now: Date
  readonly random: Random
}

/** Makes the likes of a demo account: the premium account has matches, the free one is only liked. */
export function makeAccountLife({ account, isPremium, everyone, now, random }: LifeOptions) {
  const mayMeet = (other: DemoMember) =>
    other.brandId === account.brandId &&
    other.language === account.language &&
    areCloseInAge(account, other) &&
    suitEachOther(account, other)
  const counts = isPremium ? PREMIUM : FREE
  const others = random.shuffled(everyone.filter(mayMeet))
  const likes: LikeRow[] = []
  const matches: Match[] = []
  for (const other of others.splice(0, counts.matches)) {
    const at = likeTime(account, other, now, random)
    const backAt = timeAfter(at, now, random)
    likes.push(likeOf(other, account, at, backAt), likeOf(account, other, backAt, backAt))
    matches.push({ one: other, other: account, at: backAt })
  }
  for (const [index, other] of others.splice(0, counts.likedBy).entries()) {
    const at = likeTime(account, other, now, random)
    likes.push(likeOf(other, account, at, index % 2 === 0 ? null : timeAfter(at, now, random)))
  }
  for (const other of others.splice(0, counts.likes)) {
    likes.push(likeOf(account, other, likeTime(account, other, now, random), null))
  }
  return { likes, matches }
}
