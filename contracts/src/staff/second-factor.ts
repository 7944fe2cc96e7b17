import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

export const factorKinds = ['passkey', 'totp'] as const

const time = z.string()

/** How far the session of a member of staff is proven by a second factor. */
export const secondFactor = z.object({
  /** Until when calls of the back office are let in; `noteActivity` puts it off. Null: a factor is asked for first. */
  verified_until: z.nullable(time),
  /** Until when dangerous calls are let in. */
  fresh_until: z.nullable(time),
  factors: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(factorKinds),
      name: z.string(),
      created_at: time,
      last_used_at: z.nullable(time),
    }),
  ),
  recovery_codes_left: z.int(),
})

export type SecondFactor = z.infer<typeof secondFactor>

const name = z.string().check(z.minLength(1), z.maxLength(60))
/** Bytes in base64url. */
const bytes = z.string().check(z.minLength(1), z.maxLength(20_000))
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }
/** The options of the browser's own call, as JSON. */
const options = z.record(z.string(), z.unknown())

/**
 * After adding a factor. The recovery codes come with the first one and are never shown again; null if there are
 * codes already.
 */
const added = z.object({
  second_factor: secondFactor,
  recovery_codes: z.nullable(z.array(z.string())),
})

/** Begins to add a passkey. A further factor takes a fresh one (`fresh_factor_required`). */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/staff-passkey-begin.php',
  answer: z.object({ options }),
})

/** Adds the passkey that the browser made. Refused with `factor_invalid`. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/staff-passkey.php',
  body: z.object({
    name,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
      }),
    }),
  }),
  answer: added,
})

/** Begins to add an app that makes codes: the secret, and the address in which a QR code shows it. */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/staff-totp-begin.php',
  answer: z.object({ secret: z.string(), uri: z.string() }),
})

const code = z.string().check(z.regex(/^\d{6}$/))

/** Adds the app, proven by its first code. Refused with `factor_invalid`. */
export const addTotp = endpoint({
  method: 'POST',
  path: '/api/staff-totp.php',
  body: z.object({ name, code }),
  answer: added,
})

/** Begins to ask for a passkey; null if the member has none. */
export const beginVerify = endpoint({
  method: 'POST',
  path: '/api/staff-verify-begin.php',
  answer: z.object({ options: z.nullable(options) }),
})

/** Proves the session by a factor or, once each, a recovery code. Refused with `factor_invalid`. */
export const verifyFactor = endpoint({
  method: 'POST',
  path: '/api/staff-verify.php',
  body: z.union([
    z.object({ code }),
    z.object({ recovery_code: z.string().check(z.minLength(1), z.maxLength(40)) }),
    z.object({
      credential: z.object({
        ...credential,
        response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
      }),
    }),
  ]),
  answer: z.object({ second_factor: secondFactor }),
})

/**
 * Tells that a person has just done something, which puts off the end of the idle time. No other call does, since a page
 * also calls by itself. It brings back no proof that has run out.
 */
export const noteActivity = endpoint({
  method: 'PUT',
  path: '/api/staff-activity.php',
  answer: z.undefined(),
  repeatable: true,
})

/** Removes a factor, but not the last one (`invalid_input`). Takes a fresh factor. */
export const removeFactor = endpoint({
  method: 'DELETE',
  path: '/api/staff-factor.php',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(40)) }),
  answer: z.object({ second_factor: secondFactor }),
})

/** Replaces the recovery codes, used or not. Takes a fresh factor. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/staff-recovery-codes.php',
  answer: z.object({ recovery_codes: z.array(z.string()) }),
})
