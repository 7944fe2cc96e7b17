import { answerSwipe, findMatches, getMember, getSwipe, searchMembers, undoSwipe } from 'contracts'
import { and, eq, ne } from 'drizzle-orm'
import { forAll, forMembers, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { conversationMember } from '../../../tables/chat.ts'
import { memberLike, photo, profile } from '../../../tables/members.ts'
import { swipe, swipeDay } from '../../../tables/swipe.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'

const zone = 'UTC'

/** Makes the other member the only one whom a search at this brand finds, and whom the caller hasn't decided about. */
async function withOther({ database, me, other }: IdentityCase) {
  const { db } = database
  const isOfBrand = eq(profile.brandId, me.brandId)
  await db
    .update(profile)
    .set({ country: 'PL' })
    .where(and(isOfBrand, ne(profile.memberId, me.memberId)))
  const findable = { country: 'NL', gender: 'male', sexuality: 'bi', isVisibleToVisitors: true } as const
  await db.update(profile).set(findable).where(eq(profile.memberId, other.memberId))
  const seeking = { country: 'NL', gender: 'female', sexuality: 'bi' } as const
  await db.update(profile).set(seeking).where(eq(profile.memberId, me.memberId))
  await db.delete(photo).where(eq(photo.memberId, other.memberId))
  await addPhotoRow(database, other, { isMain: true })
  await db.delete(memberLike).where(eq(memberLike.memberId, me.memberId))
  await db.delete(swipe).where(eq(swipe.memberId, me.memberId))
  await db.delete(conversationMember).where(eq(conversationMember.memberId, me.memberId))
  await db.delete(swipeDay).where(eq(swipeDay.memberId, me.memberId))
}

const unavailable: IdentityRow['foreign'] = [
  ({ far }) => ({ body: { profile: far[0].memberId, answer: 'no', zone } }),
  ({ me }) => ({ body: { profile: me.memberId, answer: 'no', zone } }),
  () => ({ body: { profile: 'nobody', answer: 'no', zone } }),
]

export const searchIdentity: readonly IdentityRow[] = [
  {
    endpoint: searchMembers,
    async input(about) {
      await withOther(about)
      return { query: { country: 'NL' } }
    },
    statuses: forAll(200),
    showsOther: true,
  },
  {
    endpoint: getMember,
    async input(about) {
      await withOther(about)
      return { query: { id: about.other.memberId } }
    },
    statuses: forAll(200),
    showsOther: true,
    whenBlocked: 403,
    namesBlocked: true,
    foreign: [
      ({ far }) => ({ query: { id: far[0].memberId } }),
      () => ({ query: { id: 'nobody' } }),
      async ({ database: { db }, other }) => {
        await db.update(profile).set({ status: 'disabled' }).where(eq(profile.memberId, other.memberId))
        return { query: { id: other.memberId } }
      },
      async ({ database: { db }, other }) => {
        await db.update(profile).set({ status: 'active' }).where(eq(profile.memberId, other.memberId))
        return { query: { id: 'as before' } }
      },
    ],
  },
  {
    endpoint: findMatches,
    async input(about) {
      await withOther(about)
      return {}
    },
    statuses: forMembers(200),
    showsOther: true,
  },
  {
    endpoint: getSwipe,
    async input(about) {
      await withOther(about)
      return { query: { zone } }
    },
    statuses: forMembers(200),
    showsOther: true,
  },
  {
    endpoint: answerSwipe,
    async input(about) {
      await withOther(about)
      return { body: { profile: about.other.memberId, answer: 'yes', zone } }
    },
    statuses: forMembers(200),
    showsOther: true,
    whenBlocked: 403,
    namesBlocked: true,
    foreign: unavailable,
  },
  {
    endpoint: undoSwipe,
    async input(about) {
      await withOther(about)
      const { brandId, memberId } = about.me
      const answer = { answer: 'no', gaveLike: false, answeredAt: new Date() } as const
      await about.database.db
        .insert(swipe)
        .values({ brandId, memberId, otherId: about.other.memberId, ...answer })
      return { body: { profile: about.other.memberId, zone } }
    },
    statuses: forMembers(200),
    showsOther: true,
    whenBlocked: 403,
    namesBlocked: true,
    foreign: [...unavailable, ({ stranger }) => ({ body: { profile: stranger.memberId, zone } })],
  },
]
