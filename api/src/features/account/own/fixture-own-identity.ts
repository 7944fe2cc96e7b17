import {
  changeAccount,
  changeLocation,
  changeNotifications,
  changeProfile,
  correctDateOfBirth,
  deleteAccount,
  endSessions,
  exportMember,
  getAccount,
  getNotifications,
  getOwnProfile,
  getSessions,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import {
  forMembers,
  type IdentityCase,
  type IdentityRow,
  type Person,
} from '../../../http/fixtures/identity.ts'
import { loginLockout, session } from '../../../tables/account.ts'
import { birthCorrection } from '../../../tables/own-account.ts'
import { beginSession } from '../sessions/sessions.ts'

async function sessionOf({ database }: IdentityCase, { brandId, memberId }: Person) {
  const label = newId()
  await beginSession(database, { brandId, memberId, label }, new Date())
  const [found] = await database.db.select({ id: session.id }).from(session).where(eq(session.label, label))
  return { body: { session: found?.id } }
}

export const ownIdentity: readonly IdentityRow[] = [
  { endpoint: getOwnProfile, statuses: forMembers(200) },
  { endpoint: changeProfile, input: () => ({ body: { about_me: 'Hello!' } }), statuses: forMembers(200) },
  {
    endpoint: changeLocation,
    input: () => ({ body: { country: 'GB', region: null, city: 'York' } }),
    statuses: forMembers(200),
  },
  {
    endpoint: correctDateOfBirth,
    async input({ database: { db }, me }) {
      await db.delete(birthCorrection).where(eq(birthCorrection.memberId, me.memberId))
      return { body: { date_of_birth: '1991-06-15' } }
    },
    statuses: forMembers(200),
  },
  { endpoint: getNotifications, statuses: forMembers(200) },
  {
    endpoint: changeNotifications,
    input: () => ({ body: { notifications: { like: { email: false } } } }),
    statuses: forMembers(200),
  },
  { endpoint: getSessions, statuses: forMembers(200) },
  {
    endpoint: endSessions,
    input: (about) => sessionOf(about, about.me),
    statuses: forMembers(200),
    foreign: [
      (about) => sessionOf(about, about.other),
      (about) => sessionOf(about, about.stranger),
      (about) => sessionOf(about, about.far[0]),
      () => ({ body: { session: 'none' } }),
    ],
  },
  { endpoint: getAccount, statuses: forMembers(200) },
  { endpoint: changeAccount, input: () => ({ body: { paused: false } }), statuses: forMembers(200) },
  {
    endpoint: deleteAccount,
    // With a wrong password, since the other rows still need the member.
    async input({ database: { db } }) {
      await db.delete(loginLockout)
      return { body: { password: 'none of mine' } }
    },
    statuses: forMembers(422),
  },
  { endpoint: exportMember, statuses: forMembers(200), showsBlocked: true },
]
