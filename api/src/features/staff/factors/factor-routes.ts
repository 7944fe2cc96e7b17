import * as contract from 'contracts'
import { generateURI } from 'otplib'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { MINUTE_MS } from '../../../time.ts'
import { notifyOfFactor } from '../../account/notify-owner.ts'
import { findUserNames } from '../../account/users.ts'
import { recordCall, recordOnce } from '../record-call.ts'
import { seal, unseal } from './factor-secrets.ts'
import {
  addFactor,
  findFactors,
  refuseUnlessMayAdd,
  removeFactor,
  renewCodes,
  secondFactorOf,
} from './factors.ts'
import { optionsToAdd, optionsToVerify, readPasskey, type Site } from './passkeys.ts'
import { endOtherProofs, keepChallenge, proveSession, renewProof, takeChallenge } from './proof.ts'
import { newKey, periodOfCode } from './totp.ts'
import { TRIES } from './tries.ts'
import { acceptCode, acceptPasskey, acceptRecoveryCode } from './verify.ts'

/** Wrong tries of this long are one entry of the log, so that nobody floods it. */
const BURST_MS = 15 * MINUTE_MS

/** These calls are about the caller, and how a second factor comes about. */
const own = { access: 'staff', roles: 'any', secondFactor: 'none' } as const
const limited = { ...own, limit: hourly('second-factor-change', 100) } as const
const tried = { ...own, limit: TRIES } as const
const fresh = { ...limited, secondFactor: 'fresh' } as const

type OwnCall = Pick<
  Call<contract.Endpoint, 'staff'>,
  'brand' | 'session' | 'db' | 'database' | 'clock' | 'request'
>

function siteOf({ brand, request }: OwnCall): Site {
  const { host, hostname, server } = request
  return {
    name: brand.settings.name,
    host: hostname,
    origin: `${server.isSecure ? 'https' : 'http'}://${host}`,
  }
}

const stateOf = ({ db, session, clock }: OwnCall) => secondFactorOf(db, session, clock.now())

type NewFactor = Parameters<typeof addFactor>[2]['factor']

async function add(call: OwnCall, factor: NewFactor) {
  const { database, session, clock, request } = call
  const { secret } = request.server
  const codes = await database.inTransaction(async (tx) => {
    await recordCall(tx, call, {
      action: 'second-factor add',
      subject: session.memberId,
      details: { kind: factor.kind },
    })
    await notifyOfFactor(tx, session, 'added', clock.now())
    return addFactor(tx, session, { factor, secret, now: clock.now() })
  })
  return { second_factor: await stateOf(call), recovery_codes: codes }
}

/** Members of staff add, use and remove their second factors. */
export const factorRoutes: readonly Route[] = [
  route(contract.beginPasskey, limited, async (call) => {
    const { db, session, clock } = call
    const now = clock.now()
    await refuseUnlessMayAdd(db, session, now)
    const { email } = await findUserNames(db, session.memberId)
    const options = await optionsToAdd(siteOf(call), email, await findFactors(db, session))
    await keepChallenge(db, session, { challenge: options.challenge, purpose: 'add-passkey', now })
    return { options: { ...options } }
  }),

  route(contract.addPasskey, limited, async (call) => {
    const { name, credential } = call.body
    const { session, database, clock } = call
    const challenge = await database.inTransaction((tx) =>
      takeChallenge(tx, session, 'add-passkey', clock.now()),
    )
    const site = siteOf(call)
    const { transports, ...response } = credential.response
    const passkey =
      challenge === null
        ? null
        : await readPasskey({
            challenge,
            credential: {
              ...credential,
              response: { ...response, ...(transports && { transports }) },
              clientExtensionResults: {},
            },
            site,
          })
    return add(call, { name, ...(passkey ?? refuse('factor_invalid')) })
  }),

  route(contract.beginTotp, limited, async (call) => {
    const { db, session, brand, clock, request } = call
    const now = clock.now()
    await refuseUnlessMayAdd(db, session, now)
    const { email } = await findUserNames(db, session.memberId)
    const secret = newKey()
    const challenge = seal(request.server.secret, session.memberId, secret)
    await keepChallenge(db, session, { challenge, purpose: 'add-totp', now })
    return { secret, uri: generateURI({ issuer: brand.settings.name, label: email, secret }) }
  }),

  route(contract.addTotp, tried, async (call) => {
    const { body, session, database, clock, request } = call
    const now = clock.now()
    const sealedSecret = await database.inTransaction((tx) => takeChallenge(tx, session, 'add-totp', now))
    if (sealedSecret === null) refuse('factor_invalid')
    const secret = unseal(request.server.secret, session.memberId, sealedSecret) ?? refuse('factor_invalid')
    const lastPeriod = await periodOfCode({ secret, lastPeriod: null }, body.code, now)
    if (lastPeriod === null) {
      // A code is easily mistyped: the secret stays for the next try.
      await keepChallenge(call.db, session, { challenge: sealedSecret, purpose: 'add-totp', now })
      refuse('factor_invalid')
    }
    return add(call, { kind: 'totp', name: body.name, sealedSecret, lastPeriod })
  }),

  route(contract.beginVerify, limited, async (call) => {
    const { db, session, clock } = call
    const options = await optionsToVerify(siteOf(call), await findFactors(db, session))
    if (!options) return { options }
    await keepChallenge(db, session, { challenge: options.challenge, purpose: 'verify', now: clock.now() })
    return { options: { ...options } }
  }),

  route(contract.verifyFactor, tried, async (call) => {
    const { body, session, database, db, clock, request } = call
    const { secret } = request.server
    const now = clock.now()
    const asked = { database, session, now }
    const isRight =
      'code' in body
        ? await acceptCode(asked, body.code, secret)
        : 'recovery_code' in body
          ? await acceptRecoveryCode(asked, body.recovery_code, secret)
          : await acceptPasskey(asked, { ...body.credential, clientExtensionResults: {} }, siteOf(call))
    if (!isRight) {
      await recordOnce(db, call, { action: 'second-factor wrong', subject: session.memberId }, BURST_MS)
      refuse('factor_invalid')
    }
    await recordCall(db, call, {
      action: 'recovery_code' in body ? 'second-factor recover' : 'second-factor prove',
      subject: session.memberId,
      details: 'recovery_code' in body ? {} : { kind: 'code' in body ? 'totp' : 'passkey' },
    })
    await proveSession(db, session, now)
    return { second_factor: await stateOf(call) }
  }),

  route(contract.noteActivity, { ...own, limit: hourly('staff-activity', 1_000) }, async (call) => {
    await renewProof(call.db, call.session, call.clock.now())
    return undefined
  }),

  route(contract.removeFactor, fresh, async (call) => {
    const { body, session, database, clock } = call
    await database.inTransaction(async (tx) => {
      const { kind } = await removeFactor(tx, session, body.id)
      await endOtherProofs(tx, session)
      await notifyOfFactor(tx, session, 'removed', clock.now())
      const action = 'second-factor remove'
      await recordCall(tx, call, { action, subject: session.memberId, details: { kind } })
    })
    return { second_factor: await stateOf(call) }
  }),

  route(contract.renewRecoveryCodes, fresh, async (call) => {
    const { session, database, clock, request } = call
    const codes = await database.inTransaction(async (tx) => {
      await recordCall(tx, call, { action: 'second-factor codes', subject: session.memberId })
      await notifyOfFactor(tx, session, 'codes', clock.now())
      return renewCodes(tx, session, request.server.secret)
    })
    return { recovery_codes: codes }
  }),
]
