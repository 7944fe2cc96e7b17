import { changeLanguage, getUser, isEmail, logIn, logOut, sendComplaint, subscribePush } from 'contracts'
import { publishEvents } from '../../events/publish-events.ts'
import { clearSessionCookie } from '../../http/access/session.ts'
import { daily, hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { isPublicPushEndpoint } from '../../outbox/transports/push-endpoint.ts'
import { visitorLocale } from '../site/visitor-locale.ts'
import { accessRoutes } from './access/access-routes.ts'
import { enter } from './access/log-in.ts'
import { insertComplaint } from './complaints/complaints.ts'
import { ownRoutes } from './own/own-routes.ts'
import { savePushSubscription } from './own/push-subscriptions.ts'
import { endSession } from './sessions/sessions.ts'
import { findUser, setUserLanguage } from './users.ts'

export const routes: readonly Route[] = [
  ...accessRoutes,
  ...ownRoutes,

  route(getUser, { access: 'any' }, async ({ session, brand, db }) => ({
    user: session && (await findUser(db, brand, session.memberId)),
  })),

  route(
    logIn,
    { access: 'any', limit: { name: 'login', points: 60, seconds: 15 * 60, by: 'ip' } },
    async (call) => ({ user: await enter(call) }),
  ),

  route(
    changeLanguage,
    { access: 'member', limit: hourly('language', 60) },
    async ({ body: { language }, session, brand, db, database }) => {
      await database.inTransaction(async (tx) => {
        await setUserLanguage(tx, session.memberId, language)
        await publishEvents(tx, { ...session, event: { kind: 'language', language } })
      })
      const user = await findUser(db, brand, session.memberId)
      return { user: user ?? refuse('authentication_required') }
    },
  ),

  route(
    subscribePush,
    { access: 'member', limit: hourly('push', 60) },
    async ({ body, session, database, clock }) => {
      if (!isPublicPushEndpoint(body.subscription.endpoint)) {
        refuse('invalid_input', { fields: { 'subscription.endpoint': 'invalid_input' } })
      }
      await savePushSubscription(database, session, body.subscription, clock.now())
      return undefined
    },
  ),

  route(logOut, { access: 'any' }, async ({ session, db, reply }) => {
    if (session) await endSession(db, session)
    clearSessionCookie(reply)
    return undefined
  }),

  route(
    sendComplaint,
    { access: 'any', limit: daily('complaint', 10) },
    async ({ body, session, brand, database, clock, request }) => {
      if (!isEmail(body.email)) refuse('invalid_email', { fields: { email: 'invalid_email' } })
      const from = { brandId: brand.id, memberId: session?.memberId ?? null, locale: visitorLocale(request) }
      const sent = { ...from, ...body }
      const reference = await database.inTransaction((tx) => insertComplaint(tx, sent, clock.now()))
      return { reference }
    },
  ),
]
