import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'

const PATH = '/api/staff-ledger-proofs.php'

const proofs = z.object({
  proofs: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      /** How many movements of credits were checked, of every brand. */
      transfers: z.int(),
      faults: z.array(z.string()),
    }),
  ),
  next: z.nullable(z.string()),
})

/** The proofs of the whole ledger, the latest first; one is made every hour and kept for 90 days. */
export const getLedgerProofs = endpoint({
  method: 'GET',
  path: PATH,
  query: z.object({
    ...brandAtWork,
    /** Only those that found faults. */
    faulty: z.optional(z.literal('yes')),
    /** `next` of the page before. */
    after: z.optional(z.iso.datetime()),
  }),
  answer: proofs,
})

/** Proves the ledger now. */
export const proveLedgerNow = endpoint({
  method: 'POST',
  path: PATH,
  query: z.object(brandAtWork),
  answer: z.object({ faults: z.int() }),
  repeatable: true,
})
