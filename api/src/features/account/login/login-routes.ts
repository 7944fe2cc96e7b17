import * as contract from 'contracts'
import { clearSessionCookie } from '../../../http/caller/session.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { DAY_S } from '../../../time.ts'
import { findSignupMessage } from '../../chat/signup-message.ts'
import { browserId } from '../../landers/documents/browser-id.ts'
import { findSignupLike } from '../../members/likes/signup-like.ts'
import { visitorLocale } from '../../site/visitor-locale.ts'
import { findUserAndProfile } from '../own/own-profile.ts'
import { changePassword } from '../passwords/change-password.ts'
import { requestReset, resetPassword } from '../passwords/reset-password.ts'
import { browserOf, sendSession } from '../sessions/browser-session.ts'
import { endSession } from '../sessions/sessions.ts'
import { type StartedSession, startSession } from '../sessions/start-session.ts'
import { signUp } from '../signup/sign-up.ts'
import { saveSignupStep } from '../signup/signup-step.ts'
import { deviceOf, setDeviceCookie } from './device-cookie.ts'
import { logIn } from './log-in.ts'
import { LINKS, LOOKUPS, RESETS, SIGNUP_MESSAGES, SIGNUPS } from './login-limits.ts'
import { inNeutralTime } from './neutral-time.ts'

/** Logs the browser in, and remembers it as one that has logged in to this account. */
function admitBrowser(
  { request, reply, brand }: Pick<Call, 'request' | 'reply' | 'brand'>,
  session: StartedSession,
  email: string,
) {
  sendSession(reply, session)
  setDeviceCookie(request, reply, { brandId: brand.id, email })
}

/** Signing up, logging in and out, and passwords. */
export const loginRoutes: readonly Route[] = [
  route(
    contract.signUp,
    { access: 'any', limit: [SIGNUPS, LOOKUPS, ...SIGNUP_MESSAGES] },
    async ({ body, brand, database, clock, request, reply }) => {
      const { secret } = request.server
      const visitor = {
        brand,
        locale: visitorLocale(request),
        browser: browserOf(request),
        browserId: browserId(request),
        secret,
      }
      const signup = signUp(database, visitor, body, clock.now())
      const { session, isMessageDelivered } = await inNeutralTime(brand, signup)
      if (session) admitBrowser({ request, reply, brand }, session, body.email)
      return { user: session?.user ?? null, message_kept: isMessageDelivered }
    },
  ),

  route(contract.getSignupTarget, { access: 'member' }, async ({ session, db, clock }) => ({
    message: await findSignupMessage(db, session, clock.now()),
    like: await findSignupLike(db, session, clock.now()),
  })),

  route(
    contract.saveSignupStep,
    { access: 'member', limit: hourly('profile', 300) },
    async ({ body, brand, session, db, database, clock }) => {
      await saveSignupStep(database, { brand, session }, body, clock.now())
      return findUserAndProfile(db, { brand, session }, clock.now())
    },
  ),

  route(
    contract.logIn,
    { access: 'any', limit: { name: 'login', points: 60, seconds: 15 * 60, by: 'ip' } },
    async ({ body, brand, database, clock, request, reply }) => {
      const device = deviceOf(request, { brandId: brand.id, email: body.email })
      const visitor = { brand, browser: browserOf(request), device }
      const session = await logIn(database, visitor, body, clock.now())
      admitBrowser({ request, reply, brand }, session, body.email)
      return { user: session.user }
    },
  ),

  route(contract.logOut, { access: 'any' }, async ({ session, database, reply }) => {
    if (session) await database.inTransaction((tx) => endSession(tx, session))
    clearSessionCookie(reply)
    return undefined
  }),

  route(
    contract.requestReset,
    {
      access: 'any',
      limit: [
        RESETS,
        LOOKUPS,
        // §8: counts requests instead of mails, so that it does not reveal whether an account exists.
        {
          name: 'reset-mail',
          points: 3,
          seconds: DAY_S,
          // A browser that has logged in before has its own count, which strangers cannot use up.
          by: ({ body: { email }, brand: { id: brandId }, request }) =>
            `${contract.normalEmail(email)} ${deviceOf(request, { brandId, email }) ?? ''}`,
          code: 'too_many_reset_mails',
        },
      ],
    },
    async ({ body: { email }, brand, database, clock }) => {
      await inNeutralTime(brand, requestReset(database, brand, email, clock.now()))
      return undefined
    },
  ),

  route(
    contract.resetPassword,
    { access: 'any', limit: LINKS },
    async ({ body, brand, database, clock, request, reply }) => {
      const { email } = await resetPassword(database, brand, body, clock.now())
      // The owner, perhaps locked out by a stranger, logs in next.
      setDeviceCookie(request, reply, { brandId: brand.id, email })
      return { email }
    },
  ),

  route(
    contract.changePassword,
    { access: 'member', limit: hourly('password', 30) },
    async ({ body, brand, session, database, clock, request, reply }) => {
      const now = clock.now()
      const passwordHash = await changePassword(database, session, body, now)
      // This browser's session is replaced, too.
      const login = { brand, memberId: session.memberId, passwordHash, browser: browserOf(request) }
      sendSession(reply, await startSession(database, login, now))
      return undefined
    },
  ),
]
