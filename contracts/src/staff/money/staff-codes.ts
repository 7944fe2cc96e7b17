import * as z from 'contracts/schema'
import { currencies } from '../../credits/currencies.ts'
import { discountCodeText } from '../../credits/discount-code.ts'
import { paymentMethodId } from '../../credits/payment-method-id.ts'
import { endpoint } from '../../endpoint.ts'
import { countries } from '../../site/countries.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { staffReason } from '../members/about-member.ts'

const PATH = '/api/staff-codes.php'

const time = z.iso.datetime()

export const codeStates = ['active', 'used_up', 'over', 'ended'] as const

export type CodeState = (typeof codeStates)[number]

export const codeSorts = ['latest', 'name', 'uses', 'until'] as const

/** The most codes that a campaign has. */
export const MOST_CODES = 5_000

/** An amount of money in the currency's minor unit. */
const amount = z.object({ amount: z.int(), currency: z.enum(currencies) })

const staffCode = z.object({
  /** The code, or the campaign's name, with which all of its codes begin. */
  name: z.string(),
  is_campaign: z.boolean(),
  codes: z.int(),
  state: z.enum(codeStates),
  percentage: z.int(),
  is_welcome: z.boolean(),
  /** Whether members get it by a rule of the site, so that nobody makes or ends it: the time bonus, the weekly deals. */
  is_automatic: z.boolean(),
  /** Whether only one member can use it. */
  is_personal: z.boolean(),
  country: z.nullable(z.enum(countries)),
  /** The smallest ordinary price with which it is valid. */
  minimum: z.nullable(amount),
  /** The ways to pay with which it is valid; empty for all. */
  methods: z.array(paymentMethodId),
  /** Paid orders with it. */
  uses: z.int(),
  /** The most orders that it is for; null without a limit. */
  most_uses: z.nullable(z.int()),
  /** The price of the paid orders without fees, by currency; later refunds are not taken off. */
  revenue: z.array(amount),
  made_at: z.string(),
  until: z.nullable(z.string()),
})

export type StaffCode = z.infer<typeof staffCode>

/**
 * The discount codes of a brand, without those of members who were leaving, narrowed down. A campaign is one of them.
 * `text` is the beginning of a name, or a code of a campaign.
 */
export const findStaffCodes = endpoint({
  method: 'GET',
  path: PATH,
  query: z.object({
    ...brandAtWork,
    text: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))),
    state: z.optional(z.enum(codeStates)),
    country: z.optional(z.enum(countries)),
    sort: z.optional(z.enum(codeSorts)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  answer: z.object({ codes: z.array(staffCode), next: z.nullable(z.string()) }),
})

/**
 * Makes a code, or a campaign of `count` codes, each for one order, which are told only here. Takes a fresh factor.
 * Refused with `invalid_input`: for `code` if there is one of that name, or it is the name of a discount by rule; for
 * `country` with `not_found` where the brand sells nothing.
 */
export const makeStaffCodes = endpoint({
  method: 'POST',
  path: PATH,
  query: z.object(brandAtWork),
  body: z.object({
    code: discountCodeText,
    count: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_CODES))),
    percentage: z.int().check(z.minimum(1), z.maximum(90)),
    until: z.optional(time),
    country: z.optional(z.enum(countries)),
    /** In the currency of the country, which it needs. */
    minimum: z.optional(z.int().check(z.minimum(1), z.maximum(999_999_999))),
    methods: z.optional(z.array(paymentMethodId).check(z.maxLength(40))),
    /** Members without a purchase get it on their own. */
    is_welcome: z.optional(z.boolean()),
    most_uses: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    reason: staffReason,
  }),
  answer: z.object({ codes: z.array(z.string()) }),
})

/** Ends a code, or all codes of a campaign, for new orders. Refused with `not_found` if none is left to end. */
export const endStaffCode = endpoint({
  method: 'POST',
  path: '/api/staff-code-end.php',
  query: z.object(brandAtWork),
  body: z.object({ name: discountCodeText, reason: staffReason }),
  answer: z.undefined(),
})
