import * as contract from 'contracts'
import { daily } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { readUnsubscribeToken } from '../../../outbox/unsubscribe-token.ts'
import { DAY_S, HOUR_S } from '../../../time.ts'
import { LINKS, LOOKUPS } from '../login/login-limits.ts'
import { inNeutralTime } from '../login/neutral-time.ts'
import { reactivateAccount } from '../own/close-account.ts'
import { browserOf, sendSession } from '../sessions/browser-session.ts'
import { activate, resendActivation } from './activation.ts'
import type { LinkCaller } from './link-caller.ts'
import { confirmMailChange, requestMailChange } from './mail-change.ts'
import { chooseMails, findMailChoice } from './mail-choice.ts'
import { undoMailChange } from './undo-mail-change.ts'
import { unsubscribe } from './unsubscribe.ts'

/** Mails to an address that the sender has not proven, so that nobody can flood a stranger's mailbox. */
const MAILS_TO_STRANGERS = {
  name: 'new-address-mail',
  points: 5,
  seconds: DAY_S,
  isAcrossBrands: true,
} as const

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

function readerOf({ brand, request }: Pick<Call, 'brand' | 'request'>, token: string) {
  const reader = readUnsubscribeToken(request.server.secret, brand.id, token) ?? refuse('link_expired')
  return { brandId: brand.id, ...reader }
}

/** The links in mails, and the calls that send them. */
export const linkRoutes: readonly Route[] = [
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
      // Limited by member, since mailbox providers send the requests of many members from a few addresses.
      // All made-up tokens share one count, or each would add a row.
      limit: {
        name: 'unsubscribe',
        points: 60,
        seconds: HOUR_S,
        by: ({ query, brand, request }) =>
          readUnsubscribeToken(request.server.secret, brand.id, query.token)?.memberId ?? 'made up',
      },
      ignoresBody: true,
    },
    async ({ query: { token }, brand, database, request }) => {
      const { secret } = request.server
      const { memberId } = readUnsubscribeToken(secret, brand.id, token) ?? refuse('link_expired')
      await unsubscribe(database, { brandId: brand.id, memberId })
      return undefined
    },
  ),

  route(contract.getMailChoice, { access: 'any', limit: LINKS }, ({ query: { token }, db, ...call }) =>
    findMailChoice(db, readerOf(call, token)),
  ),

  route(
    contract.chooseMails,
    { access: 'any', limit: LINKS },
    ({ body: { token, mails }, database, ...call }) => chooseMails(database, readerOf(call, token), mails),
  ),
]
