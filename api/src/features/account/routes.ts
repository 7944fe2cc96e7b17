import * as contract from 'contracts'
import { publishEvents } from '../../events/publish-events.ts'
import { daily, hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { readLinkToken } from '../../outbox/mail/link-token.ts'
import { isPushEndpoint } from '../../outbox/transports/push-endpoint.ts'
import { visitorLocale } from '../site/visitor-locale.ts'
import { insertComplaint } from './complaints/complaints.ts'
import { findAsSender, findOwnComplaints } from './complaints/own-complaints.ts'
import { findDisputed } from './decisions/find-disputed.ts'
import { exportRoutes } from './export/export-routes.ts'
import { loginRoutes } from './login/login-routes.ts'
import { linkRoutes } from './mail-links/link-routes.ts'
import { reportRoutes } from './mail-reports/report-routes.ts'
import { isPushKey } from './own/is-push-key.ts'
import { ownRoutes } from './own/own-routes.ts'
import { deletePushSubscription, savePushSubscription } from './own/push-subscriptions.ts'
import { smsReportRoutes } from './sms-reports/report-routes.ts'
import { findUser, setUserLanguage } from './users.ts'

export const routes: readonly Route[] = [
  ...loginRoutes,
  ...linkRoutes,
  ...ownRoutes,
  ...exportRoutes,
  ...reportRoutes,
  ...smsReportRoutes,

  route(contract.getUser, { access: 'any' }, async ({ session, brand, db, clock }) => ({
    user: session && (await findUser(db, brand, session.memberId, clock.now())),
  })),

  route(
    contract.changeLanguage,
    { access: 'member', limit: hourly('language', 60) },
    async ({ body: { language }, session, brand, db, database, clock }) => {
      await database.inTransaction(async (tx) => {
        await setUserLanguage(tx, session.memberId, language)
        await publishEvents(tx, { ...session, event: { kind: 'language', language } })
      })
      const user = await findUser(db, brand, session.memberId, clock.now())
      return { user: user ?? refuse('authentication_required') }
    },
  ),

  route(
    contract.subscribePush,
    { access: 'member', limit: hourly('push', 60) },
    async ({ body: { subscription }, session, database, clock, request }) => {
      if (!isPushEndpoint(subscription.endpoint, request.server.pushHosts))
        refuse('invalid_input', { fields: { 'subscription.endpoint': 'invalid_input' } })
      if (!isPushKey(subscription.keys.p256dh))
        refuse('invalid_input', { fields: { 'subscription.keys.p256dh': 'invalid_input' } })
      await savePushSubscription(database, session, subscription, clock.now())
      return undefined
    },
  ),

  route(
    contract.unsubscribePush,
    { access: 'member', limit: hourly('push-off', 60) },
    async ({ session, database }) => {
      await deletePushSubscription(database.db, session)
      return undefined
    },
  ),

  route(
    contract.sendComplaint,
    { access: 'any', limit: daily('complaint', 10) },
    async ({ body, session, brand, database, clock, request }) => {
      if (!contract.isEmail(body.email)) refuse('invalid_email', { fields: { email: 'invalid_email' } })
      const sender = {
        brandId: brand.id,
        memberId: session?.memberId ?? null,
        locale: visitorLocale(request),
      }
      const complaint = { ...sender, ...body, secret: request.server.secret }
      const reference = await database.inTransaction((tx) => insertComplaint(tx, complaint, clock.now()))
      return { reference }
    },
  ),

  route(
    contract.getComplaint,
    { access: 'any', limit: hourly('complaint-link', 120) },
    async ({ query, brand, db, clock, request }) => {
      const id = readLinkToken(
        request.server.secret,
        { of: 'complaint', brandId: brand.id },
        query.token,
        clock.now(),
      )
      const found = id === undefined ? undefined : await findAsSender(db, { brandId: brand.id, id })
      // A complaint is deleted a year after it was closed.
      return { complaint: found ?? refuse('link_expired') }
    },
  ),

  route(contract.getComplaints, { access: 'member' }, async ({ session, db }) => ({
    complaints: await findOwnComplaints(db, session),
  })),

  route(
    contract.knowsDecision,
    { access: 'any', limit: hourly('decision', 60) },
    async ({ query: { reference }, session, brand, database, clock, request }) => {
      const by = { brandId: brand.id, memberId: session?.memberId ?? null, secret: request.server.secret }
      return { is_known: (await findDisputed(database.db, by, reference, clock.now())) !== undefined }
    },
  ),
]
