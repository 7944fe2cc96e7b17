import * as contract from 'contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../../http/access/session.ts'
import { daily, hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { readUnsubscribeToken } from '../../../outbox/unsubscribe-token.ts'
import { DAY_S, HOUR_S } from '../../../time.ts'
import { visitorLocale } from '../../site/visitor-locale.ts'
import { activate, resendActivation } from '../mail-links/activation.ts'
import type { LinkCaller } from '../mail-links/link-caller.ts'
import { confirmMailChange, requestMailChange } from '../mail-links/mail-change.ts'
import { undoMailChange } from '../mail-links/undo-mail-change.ts'
import { unsubscribe } from '../mail-links/unsubscribe.ts'
import { reactivateAccount } from '../own/close-account.ts'
import { findUserAndProfile } from '../own/own-profile.ts'
import { changePassword } from '../passwords/change-password.ts'
import { requestReset, resetPassword } from '../passwords/reset-password.ts'
import { browserLabel } from '../sessions/browser-label.ts'
import { endSession } from '../sessions/sessions.ts'
import { type Browser, type StartedSession, startSession } from '../sessions/start-session.ts'
import { signUp } from '../signup/sign-up.ts'
import { saveSignupStep } from '../signup/signup-step.ts'
import { deviceOf, setDeviceCookie } from './device-cookie.ts'
import { logIn } from './log-in.ts'
import { inNeutralTime } from './neutral-time.ts'

/** Shared by all links in mails, so that guessing a token takes far more tries than there are. */
const LINKS = hourly('token', 60, 'ip')

// Limits for calls that reveal whether an address has an account: all brands share them, see decision 27.
const SIGNUPS = { ...hourly('signup', 20, 'ip'), isAcrossBrands: true } as const
const RESETS = { ...hourly('reset', 20, 'ip'), isAcrossBrands: true } as const
const LOOKUPS = { ...daily('account-lookup', 100, 'ip'), isAcrossBrands: true } as const

/** Mails to an address that the sender has not proven, so that nobody can flood a stranger's mailbox. */
const MAILS_TO_STRANGERS = {
  name: 'new-address-mail',
  points: 5,
  seconds: DAY_S,
  isAcrossBrands: true,
} as const

const browserOf = (request: FastifyRequest): Browser => ({
  label: browserLabel(request.headers['user-agent']),
  earlierToken: sessionToken(request),
})

/** Logs the browser in, and remembers it as one that has logged in to this account. */
function admitBrowser(
  { request, reply, brand }: Pick<Call, 'request' | 'reply' | 'brand'>,
  session: StartedSession,
  email: string,
) {
  sendSession(reply, session)
  setDeviceCookie(request, reply, { brandId: brand.id, email })
}

function sendSession(reply: FastifyReply, { token, position }: StartedSession) {
  reply.header(contract.POSITION_HEADER, position)
  setSessionCookie(reply, token)
}

type LinkCall = Pick<Call, 'brand' | 'session' | 'request' | 'reply'> & {
  readonly body: { readonly password?: string | undefined }
}

function callerOf({ brand, session, request, body: { password } }: LinkCall): LinkCaller {
  const { secret } = request.server
  return { brand, viewer: session, secret, browser: browserOf(request), password }
}

/** Answers a caller who followed a link; with a session, if the password has logged them in. */
function answerLink({ reply }: LinkCall, { user, token, position }: Awaited<ReturnType<typeof activate>>) {
  if (token !== undefined && position !== undefined) sendSession(reply, { user, token, position })
  return { user }
}

/** Signing up, logging in and out, passwords, and the links in mails. */
export const accessRoutes: readonly Route[] = [
  route(
    contract.signUp,
    { access: 'any', limit: [SIGNUPS, LOOKUPS] },
    async ({ body, brand, database, clock, request, reply }) => {
      const { secret } = request.server
      const visitor = { brand, locale: visitorLocale(request), browser: browserOf(request), secret }
      const signup = signUp(database, visitor, body, clock.now())
      const { session, isMessageDelivered } = await inNeutralTime(brand, signup)
      if (session) admitBrowser({ request, reply, brand }, session, body.email)
      return { user: session?.user ?? null, message_kept: isMessageDelivered }
    },
  ),

  route(
    contract.saveSignupStep,
    { access: 'member', limit: hourly('profile', 300) },
    async ({ body, brand, session, db, database, clock }) => {
      await saveSignupStep(database, { brand, session }, body)
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

  route(contract.logOut, { access: 'any' }, async ({ session, db, reply }) => {
    if (session) await endSession(db, session)
    clearSessionCookie(reply)
    return undefined
  }),

  route(contract.activate, { access: 'any', limit: LINKS }, async (call) => {
    const { body, database, clock } = call
    return answerLink(call, await activate(database, callerOf(call), body.token, clock.now()))
  }),

  route(
    contract.resendActivation,
    {
      access: 'member',
      limit: [
        daily('activation-mail', 5),
        { ...LOOKUPS, when: ({ body }) => body.email !== undefined },
        {
          ...MAILS_TO_STRANGERS,
          by: ({ body }) => contract.normalEmail(body.email ?? ''),
          when: ({ body }) => body.email !== undefined,
        },
      ],
    },
    ({ body: { email }, brand, session, database, clock }) =>
      inNeutralTime(brand, resendActivation(database, { brand, viewer: session }, email, clock.now())),
  ),

  route(
    contract.requestReset,
    {
      access: 'any',
      limit: [
        RESETS,
        LOOKUPS,
        // §8: counts requests instead of mails sent, so that it does not reveal whether there is such an account.
        {
          name: 'reset-mail',
          points: 3,
          seconds: DAY_S,
          // A browser that has logged in before has a count of its own, so that strangers cannot use up its owner's.
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
      return undefined
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

  route(
    contract.requestMailChange,
    {
      access: 'member',
      limit: [
        daily('mail-change', 10),
        LOOKUPS,
        { ...MAILS_TO_STRANGERS, by: ({ body }) => contract.normalEmail(body.email) },
      ],
    },
    ({ body, brand, session, database, clock }) =>
      inNeutralTime(brand, requestMailChange(database, { brand, viewer: session }, body, clock.now())),
  ),

  route(contract.confirmMailChange, { access: 'any', limit: LINKS }, async (call) => {
    const { body, database, clock } = call
    return answerLink(call, await confirmMailChange(database, callerOf(call), body.token, clock.now()))
  }),

  route(
    contract.undoMailChange,
    { access: 'any', limit: LINKS },
    ({ body: { token }, brand, database, clock, request }) =>
      undoMailChange(database, { brand, secret: request.server.secret }, token, clock.now()),
  ),

  route(
    contract.reactivateAccount,
    { access: 'any', limit: LINKS },
    async ({ body: { token }, brand, database, clock }) => {
      await reactivateAccount(database, brand, token, clock.now())
      return undefined
    },
  ),

  route(
    contract.unsubscribe,
    {
      access: 'any',
      exempt: 'token',
      // Limited by member, since mailbox providers send the requests of many members from a few addresses. All made-up
      // tokens share one count, or each would add a row.
      limit: {
        name: 'unsubscribe',
        points: 60,
        seconds: HOUR_S,
        by: ({ query, brand, request }) =>
          readUnsubscribeToken(request.server.secret, brand.id, query.token) ?? 'made up',
      },
      ignoresBody: true,
    },
    async ({ query: { token }, brand, database, request }) => {
      const { secret } = request.server
      const memberId = readUnsubscribeToken(secret, brand.id, token)
      if (memberId === undefined) refuse('link_expired')
      await unsubscribe(database, { brandId: brand.id, memberId })
      return undefined
    },
  ),
]
