import * as contract from 'contracts'
import { clearSessionCookie } from '../../../http/caller/session.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { changeUser } from '../change-user.ts'
import { isRemoved } from '../decisions/remove-name.ts'
import { refuseFields } from '../refuse-fields.ts'
import { endOwnSession, endSessions, findSessions } from '../sessions/own-sessions.ts'
import { changeAccount } from './change-account.ts'
import { closeAccount } from './close-account.ts'
import { correctDateOfBirth } from './date-of-birth.ts'
import { changeNotifications, findNotifications } from './notifications.ts'
import { findAccount } from './own-account.ts'
import { findOwnProfile, findUserAndProfile } from './own-profile.ts'
import { saveProfile } from './profile-changes.ts'

const PROFILE = hourly('profile', 300)
const SETTINGS = hourly('settings', 300)

/** A member's own profile, settings, sessions and data. */
export const ownRoutes: readonly Route[] = [
  route(contract.getOwnProfile, { access: 'member' }, async ({ session, db }) => ({
    profile: await findOwnProfile(db, session),
  })),

  route(
    contract.changeProfile,
    { access: 'member', limit: PROFILE },
    async ({ body, brand, session, db, database, clock }) => {
      await database.inTransaction((tx) =>
        changeUser(tx, session, async ({ email }) => {
          const { name } = body
          if (name !== undefined) refuseFields({ name: contract.usernameProblem(name, email) })
          if (name !== undefined && (await isRemoved(tx, session.memberId, 'remove-name', name)))
            refuseFields({ name: 'username_removed' })
          await saveProfile(tx, session, body, { settings: brand.settings, now: clock.now() })
        }),
      )
      return findUserAndProfile(db, { brand, session }, clock.now())
    },
  ),

  route(
    contract.changeLocation,
    { access: 'member', limit: PROFILE },
    async ({ body, brand, session, db, database, clock }) => {
      await database.inTransaction((tx) =>
        changeUser(tx, session, () =>
          saveProfile(tx, session, body, { settings: brand.settings, now: clock.now() }),
        ),
      )
      return findUserAndProfile(db, { brand, session }, clock.now())
    },
  ),

  route(
    contract.correctDateOfBirth,
    { access: 'member', limit: hourly('date-of-birth', 20) },
    async ({ body, brand, session, db, database, clock }) => {
      await correctDateOfBirth(database, { brand, session }, body.date_of_birth, clock.now())
      return findUserAndProfile(db, { brand, session }, clock.now())
    },
  ),

  route(contract.getNotifications, { access: 'member' }, ({ session, db }) => findNotifications(db, session)),

  route(
    contract.changeNotifications,
    { access: 'member', limit: SETTINGS },
    async ({ body, session, db, database }) => {
      await changeNotifications(database, session, body)
      return findNotifications(db, session)
    },
  ),

  route(contract.getSessions, { access: 'member' }, ({ session, db, clock }) =>
    findSessions(db, session, clock.now()),
  ),

  route(
    contract.endSessions,
    { access: 'member', limit: SETTINGS },
    async ({ body, session, db, database, clock, reply }) => {
      await database.inTransaction(async (tx) => {
        if ('others' in body) await endSessions(tx, session.memberId, { but: session.id })
        else await endOwnSession(tx, session, body.session)
      })
      if ('session' in body && body.session === session.id) clearSessionCookie(reply)
      return findSessions(db, session, clock.now())
    },
  ),

  route(contract.getAccount, { access: 'member' }, async ({ session, db }) => ({
    account: await findAccount(db, session),
  })),

  route(
    contract.changeAccount,
    { access: 'member', limit: SETTINGS },
    async ({ body, session, db, database, clock }) => {
      await changeAccount(database, session, body, clock.now())
      return { account: await findAccount(db, session) }
    },
  ),

  route(
    contract.deleteAccount,
    { access: 'member', limit: hourly('leave', 30) },
    async ({ body: { password }, session, database, clock, reply }) => {
      const closed = await closeAccount(database, session, password, clock.now())
      clearSessionCookie(reply)
      return closed
    },
  ),
]
