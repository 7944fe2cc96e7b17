import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** §3: the bank account that a direct debit takes the money from. */
export const debitAccount = z.object({
  account_holder: line(70),
  /** With or without spaces. */
  iban: z.string().check(z.maxLength(50)),
  street: line(70),
  house_number: line(15),
  postal_code: line(15),
  city: line(50),
  /** With the country's prefix, or as dialled in the account's country. */
  mobile_number: z.string().check(z.maxLength(30)),
})

export type DebitAccount = z.infer<typeof debitAccount>

/** Wrong codes after which a new one is needed. */
export const DEBIT_CODE_TRIES = 5

/** A direct debit as ordered, with the code from the mobile phone, which accepts the mandate. */
export const debitOrder = z.extend(debitAccount, { sms_code: z.string().check(z.regex(/^\d{6}$/)) })

/**
 * §2: checks the account, and sends the SMS code that an order by direct debit needs. Refused, among others:
 * - `confirmation_required` (403): the member has not confirmed their e-mail address
 * - `too_many_requests` (429): 3 codes an hour for a member, 5 a day for a number whoever enters it, 20 a day for an address
 */
export const sendDebitCode = endpoint({
  method: 'POST',
  path: '/api/direct-debit-code.php',
  body: debitAccount,
  answer: z.object({
    /** The number that the code was sent to, as `+31 ••••••78`. */
    mobile_number: z.string(),
    /** ISO date and time until which the code is valid. */
    expires: z.string(),
  }),
})

/** For the page about direct debits: the mandate's creditor, and whether the member may pay that way. */
export const getDirectDebit = endpoint({
  method: 'GET',
  path: '/api/direct-debit.php',
  forMembers: true,
  answer: z.object({
    /** Null where the brand takes no direct debits. */
    creditor: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string() })),
    /** §8 */
    refusal: z.nullable(z.enum(['direct_debit_blocked', 'direct_debit_limit'])),
  }),
})
