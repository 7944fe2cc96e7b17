import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { caseKinds, MOST_CLAIMED } from './case-kinds.ts'
import { caseId } from './get-cases.ts'
import { staffCase } from './staff-case.ts'

const ids = z.array(caseId).check(z.minLength(1), z.maxLength(2 * MOST_CLAIMED))

/**
 * Claims the most pressing cases of these kinds that nobody has, for five minutes. There may be fewer than `most`,
 * or none. Refused with `too_many_claims` (409) while the caller has as many as one person can, `MOST_HELD`.
 */
export const claimCases = endpoint({
  method: 'POST',
  path: '/api/staff-claims.php',
  query: z.object(brandAtWork),
  body: z.object({
    kinds: z.array(z.enum(caseKinds)).check(z.minLength(1), z.maxLength(caseKinds.length)),
    most: z.int().check(z.minimum(1), z.maximum(MOST_CLAIMED)),
  }),
  answer: z.object({ cases: z.array(staffCase) }),
})

/** Claims one case, or renews the claim. Refused with `case_claimed`, `case_decided` or `too_many_claims` (409). */
export const claimCase = endpoint({
  method: 'POST',
  path: '/api/staff-claim.php',
  query: z.object(brandAtWork),
  body: z.object({ id: caseId }),
  answer: z.object({ case: staffCase }),
  repeatable: true,
})

/**
 * Renews the caller's claims for five minutes. Answers with those that they still have: a claim that ran out is
 * renewed as long as nobody else has the case.
 */
export const renewClaims = endpoint({
  method: 'PUT',
  path: '/api/staff-claims.php',
  query: z.object(brandAtWork),
  body: z.object({ ids }),
  answer: z.object({ ids: z.array(z.string()), until: z.string() }),
  repeatable: true,
})

/** Gives the caller's claims up, so that others get the cases at once. */
export const releaseClaims = endpoint({
  method: 'DELETE',
  path: '/api/staff-claims.php',
  query: z.object(brandAtWork),
  body: z.object({ ids }),
  answer: z.undefined(),
  repeatable: true,
})
