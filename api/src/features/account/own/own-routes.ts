import {
  changeAccount as changeAccountEndpoint,
  changeLocation,
  changeNotifications as changeNotificationsEndpoint,
  changeProfile,
  correctDateOfBirth as correctDateOfBirthEndpoint,
  deleteAccount,
  endSessions,
  exportMember as exportEndpoint,
  getAccount,
  getNotifications,
  getOwnProfile,
  getSessions,
  usernameProblem,
} from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { changeUser } from '../change-user.ts'
import { refuseFields } from '../refuse-fields.ts'
import { endOwnSessions, findSessions } from '../sessions/own-sessions.ts'
import { changeAccount, closeAccount } from './close-account.ts'
import { correctDateOfBirth } from './date-of-birth.ts'
import { exportMember } from './export-member.ts'
import { changeNotifications, findNotifications } from './notifications.ts'
import { findAccount } from './own-account.ts'
import { findOwnProfile, ownAnswer } from './own-profile.ts'
import { saveProfile } from './profile-changes.ts'

const PROFILE = hourly('profile', 300)
const SETTINGS = hourly('settings', 300)

/** What a member owns. */
export const ownRoutes: readonly Route[] = [
  route(getOwnProfile, { access: 'member' }, async ({ session, db }) => ({
    profile: await findOwnProfile(db, session),
  })),

  route(changeProfile, { access: 'member', limit: PROFILE }, async (call) => {
    const { body, brand, session, database } = call
    await database.inTransaction((tx) =>
      changeUser(tx, session, async ({ email }) => {
        refuseFields({ name: body.name === undefined ? undefined : usernameProblem(body.name, email) })
        await saveProfile(tx, session.memberId, body, brand.settings)
      }),
    )
    return ownAnswer(call)
  }),

  route(changeLocation, { access: 'member', limit: PROFILE }, async (call) => {
    const { body, brand, session, database } = call
    await database.inTransaction((tx) =>
      changeUser(tx, session, () => saveProfile(tx, session.memberId, body, brand.settings)),
    )
    return ownAnswer(call)
  }),

  route(
    correctDateOfBirthEndpoint,
    { access: 'member', limit: hourly('date-of-birth', 20) },
    async (call) => {
      await correctDateOfBirth(call)
      return ownAnswer(call)
    },
  ),

  route(getNotifications, { access: 'member' }, ({ session, db }) => findNotifications(db, session)),

  route(changeNotificationsEndpoint, { access: 'member', limit: SETTINGS }, async (call) => {
    await changeNotifications(call)
    return findNotifications(call.db, call.session)
  }),

  route(getSessions, { access: 'member' }, ({ session, db, clock }) =>
    findSessions(db, session, clock.now()),
  ),

  route(endSessions, { access: 'member', limit: SETTINGS }, endOwnSessions),

  route(getAccount, { access: 'member' }, async ({ session, db }) => ({
    account: await findAccount(db, session),
  })),

  route(changeAccountEndpoint, { access: 'member', limit: SETTINGS }, async (call) => {
    await changeAccount(call)
    return { account: await findAccount(call.db, call.session) }
  }),

  route(deleteAccount, { access: 'member', limit: hourly('leave', 30) }, closeAccount),

  route(
    exportEndpoint,
    { access: 'member', limit: hourly('export', 20) },
    ({ session, db, clock, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return exportMember(db, session, clock.now())
    },
  ),
]
