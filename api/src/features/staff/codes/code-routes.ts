import * as contract from 'contracts'
import { countryCurrencies } from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Route, route } from '../../../http/route.ts'
import { timeNamed } from '../../../time.ts'
import { recordCall } from '../record-call.ts'
import { findCodes } from './find-codes.ts'
import { endCodes, makeCodes } from './make-codes.ts'

const PAGE = 50

/** Discount codes and campaigns: finance makes and ends them, marketing reads how they do. */
export const codeRoutes: readonly Route[] = [
  route(
    contract.findStaffCodes,
    { access: 'staff', roles: ['finance', 'marketing'] },
    async ({ query, brand, db, clock }) => {
      const found = await findCodes(db, brand.id, { filters: query, limit: PAGE, now: clock.now() })
      const next = String(Number(query.after ?? 0) + PAGE)
      return { codes: found.slice(0, PAGE), next: found.length > PAGE ? next : null }
    },
  ),

  route(
    contract.makeStaffCodes,
    { access: 'staff', roles: ['finance'], secondFactor: 'fresh', limit: hourly('staff-codes', 60) },
    async (call) => {
      const { body, brand, database, clock } = call
      const { country = null, minimum = 0, count } = body
      // An amount says nothing without its currency.
      if (minimum > 0 && country === null) refuse('invalid_input', { fields: { country: 'invalid_input' } })
      const code = {
        code: body.code.toUpperCase(),
        count,
        percentage: body.percentage,
        isWelcome: body.is_welcome ?? false,
        expiresAt: body.until === undefined ? null : timeNamed(body.until),
        country,
        currency: country && countryCurrencies[country],
        minimumOrder: minimum,
        methods: body.methods ?? [],
        memberId: null,
        mostUses: body.most_uses ?? null,
      }
      const codes = await database.inTransaction(async (tx) => {
        const made = await makeCodes(tx, brand, code, clock.now())
        if (typeof made === 'string') {
          const fields =
            made === 'country' ? { country: 'not_found' as const } : { code: 'invalid_input' as const }
          return refuse('invalid_input', { fields })
        }
        const { code: subject, ...details } = code
        await recordCall(tx, call, { action: 'codes add', subject, reason: body.reason, details })
        return made
      })
      return { codes: [...codes] }
    },
  ),

  route(
    contract.endStaffCode,
    { access: 'staff', roles: ['finance'], limit: hourly('staff-code-end', 200) },
    (call) =>
      call.database.inTransaction(async (tx) => {
        const { body, brand } = call
        const subject = body.name.toUpperCase()
        const ended = await endCodes(tx, brand.id, subject)
        if (ended === 0) refuse('not_found')
        const details = { codes: ended }
        await recordCall(tx, call, { action: 'codes off', subject, reason: body.reason, details })
        return undefined
      }),
  ),
]
