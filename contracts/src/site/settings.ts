import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { giftId } from '../profile/gift-id.ts'
import { profileFields, profileNotes } from '../profile/profile-field-names.ts'
import { countries } from './countries.ts'

const yesOrNo = z.enum(['yes', 'no'])

/** A number of credits; amounts in the ledger are 32-bit integers, so it needs a maximum. */
const credits = z.int().check(z.minimum(0), z.maximum(100_000))

/** Search filters that a brand chooses to offer; the others are always there. */
export const searchFields = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const

/** Which visitors may search. */
const visitorSearch = z.enum(['all', 'none'])

/** §3: a brand: its name, countries, prices and rules. Public: every visitor receives it. */
export const settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: z.enum(locales),
  niche: z.literal([1, 2, 3, 4, 5, 6, 7]),
  company_id: z.int(),
  mail_name: z.string(),
  index_title: z.string(),
  description: z.string(),
  countries: z.array(z.enum(countries)),
  /** The visitor's likely country, and the one that they chose instead: ISO 3166, served or not. */
  geoip_country: z.nullable(z.string()),
  /** Whether `geoip_country` is a guess from the browser's time zone and languages: nothing knows the address. */
  geoip_is_guess: z.boolean(),
  geoip_selected_country: z.nullable(z.string()),
  cdn_prefix: z.string(),
  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.array(z.enum(profileNotes)),
  search_fields: z.array(z.enum(searchFields)),
  message_credits: credits,
  photo_credits: credits,
  gift_credits: credits,
  signup_credits: credits,
  message_length: z.int(),
  /** §9: how many likes a free member can give in the swipe game each day. */
  swipe_likes: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** Ids of the gifts that the brand offers, in this order. */
  gifts: z.array(giftId),
  /** Country → the lowest price of a message in its currency. */
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.number(), currency: z.string() })),
  /** Credits of the bundle that most members choose; null marks none. */
  most_chosen_bundle: z.nullable(z.int()),
  /** Ways to pay with a fee → its percentage of the price. */
  payment_fees: z.record(z.string(), z.number().check(z.minimum(0), z.maximum(100))),
  /** A discount on first purchases on one day of each week (1 is Monday, in UTC); null for none. */
  weekly_deal: z.nullable(
    z.object({
      weekday: z.literal([1, 2, 3, 4, 5, 6, 7]),
      percentage: z.int().check(z.minimum(1), z.maximum(90)),
    }),
  ),
  /** Direct debits by the brand's creditor id, up to these sums per member in minor units; null is none. */
  direct_debit: z.nullable(
    z.object({ creditor_id: z.string(), limit_per_day: z.int(), limit_per_month: z.int() }),
  ),
  support_email: z.string(),
  support_phone: z.string(),
  enable_site_entry_popup: yesOrNo,
  push_public_key: z.nullable(z.string()),
  /** Whether members’ browsers may have the service worker; turning it off removes it from all of them. */
  push_worker: z.boolean(),
  /** §9: the version of the design that this installation shows. */
  design_version: z.int(),
  fictional_icon: z.boolean(),
  fictional_warning: z.boolean(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  refund_days: z.int(),
  signups: z.enum(['all', 'with_trafficsource', 'none']),
  logged_out_search: visitorSearch,
  logged_out_search_trafficsource: visitorSearch,
  /** Always false: members of one brand never show at another, see decision 44. */
  member_resell: z.boolean(),
  min_age: z.int(),
  /** The percentage that the brand can prove; null leaves the claim out. */
  premium_match_uplift: z.nullable(z.number()),
  /** Whether login, signup and reset never reveal who has an account. */
  neutral_access: z.boolean(),
  /** Whether staff approve each photo before others see it. */
  photo_approval: z.boolean(),
  /** Whether members of the demo world are among those that the site shows, which it says then. */
  has_invented_members: z.boolean(),
})

export type Settings = z.infer<typeof settings>

/** §7: the brand of a domain; the page's query is passed along with `domain`. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings.php',
  query: z.catchall(z.object({ domain: z.optional(z.string()) }), z.string()),
  answer: z.object({ settings }),
})
