import {
  autoLike,
  blockMember,
  getBlocks,
  getLikes,
  getMatches,
  getReports,
  likeMember,
  reportMember,
  seeLike,
  unblock,
  unlikeMember,
} from 'contracts'
import { and, eq, or } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import {
  forMembers,
  type IdentityCase,
  type IdentityRow,
  type Person,
} from '../../../http/fixtures/identity.ts'
import { block, memberLike } from '../../../tables/members.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'
import { insertReport } from '../reports/reports.ts'
import { makeMatch } from './fixture-match.ts'

/** Profiles that the caller may not act on: a member of another brand, the caller, an unknown id. */
const unavailable: IdentityRow['foreign'] = [
  ({ far }) => ({ body: { profile: far[0].memberId } }),
  ({ me }) => ({ body: { profile: me.memberId } }),
  () => ({ body: { profile: 'nobody' } }),
]

const aboutOther = ({ other }: IdentityCase) => ({ body: { profile: other.memberId } })

async function withMatch(about: IdentityCase) {
  await makeMatch(about, about.me, about.other)
  return {}
}

/** The other member has a photo and likes the caller, who has not seen the like. */
async function withLike({ database, me, other }: IdentityCase) {
  const { db } = database
  await addPhotoRow(database, other, { isMain: true }).catch(() => undefined)
  const between = or(
    and(eq(memberLike.memberId, me.memberId), eq(memberLike.likedId, other.memberId)),
    and(eq(memberLike.memberId, other.memberId), eq(memberLike.likedId, me.memberId)),
  )
  await db.delete(memberLike).where(between)
  const { brandId, memberId } = other
  await db.insert(memberLike).values({ brandId, memberId, likedId: me.memberId, createdAt: new Date() })
  return {}
}

function report(reported: Person, more = {}) {
  return { body: { id: newId(), profile: reported.memberId, reason: 'scam', ...more } } as const
}

export const likeIdentity: readonly IdentityRow[] = [
  { endpoint: getLikes, input: withMatch, statuses: forMembers(200), showsOther: true },
  { endpoint: getMatches, input: withMatch, statuses: forMembers(200), showsOther: true },
  {
    endpoint: likeMember,
    input: aboutOther,
    statuses: forMembers(200),
    showsOther: true,
    whenBlocked: 403,
    namesBlocked: true,
    foreign: [
      ...unavailable,
      async ({ database, other, stranger }) => ({
        body: { profile: other.memberId, about: (await addPhotoRow(database, stranger)).id },
      }),
    ],
  },
  { endpoint: unlikeMember, input: aboutOther, statuses: forMembers(204) },
  {
    endpoint: seeLike,
    input: (about) => ({ query: { seen: '1' }, ...aboutOther(about) }),
    statuses: forMembers(204),
  },
  { endpoint: autoLike, input: withLike, statuses: forMembers(200), whenBlocked: 204 },
  { endpoint: getBlocks, statuses: forMembers(200), showsBlocked: true },
  {
    endpoint: blockMember,
    input: aboutOther,
    statuses: forMembers(200),
    showsOther: true,
    showsBlocked: true,
    foreign: unavailable,
  },
  {
    endpoint: unblock,
    async input({ database: { db }, me, other }) {
      const { brandId, memberId } = me
      const row = { brandId, memberId, blockedId: other.memberId, createdAt: new Date() }
      await db.insert(block).values(row).onConflictDoNothing()
      return { body: { profile: other.memberId } }
    },
    statuses: forMembers(200),
    foreign: [
      ({ stranger }) => ({ body: { profile: stranger.memberId } }),
      ({ far }) => ({ body: { profile: far[0].memberId } }),
      () => ({ body: { profile: 'nobody' } }),
    ],
  },
  {
    endpoint: reportMember,
    input: ({ other }) => report(other),
    statuses: forMembers(200),
    foreign: [
      ({ far }) => report(far[0]),
      ({ me }) => report(me),
      ({ other }) => report(other, { photo: 'no-photo' }),
      async ({ database, other, stranger }) =>
        report(other, { photo: (await addPhotoRow(database, stranger)).id }),
    ],
  },
  {
    endpoint: getReports,
    async input({ database, me, other }) {
      const input = { id: newId(), profile: other.memberId, reason: 'scam' } as const
      await database.inTransaction((tx) => insertReport(tx, me, input, new Date()))
      return {}
    },
    statuses: forMembers(200),
    showsOther: true,
    showsBlocked: true,
  },
]
