import {
  type CaseKind,
  countries,
  paymentMethods,
  profileFields,
  profileNotes,
  type Settings,
  type StaffSettings,
  SWIPE_LIKES_A_DAY,
} from 'contracts'

/** Settings that a brand decides on, unlike its domain and the installation's keys. */
export type BrandSettings = Omit<
  Settings,
  | 'domain'
  | 'company_id'
  | 'geoip_country'
  | 'geoip_is_guess'
  | 'geoip_selected_country'
  | 'push_public_key'
  | 'design_version'
> &
  StaffSettings

/** Minutes within which cases of each kind are to be decided, unless the brand has promised otherwise. */
export const CASE_MINUTES: Readonly<Record<CaseKind, number>> = {
  photo: 10,
  text: 60,
  name: 60,
  report: 24 * 60,
  complaint: 3 * 24 * 60,
  objection: 7 * 24 * 60,
}

/** Apply to a brand that has no value of its own. */
export const defaultSettings: BrandSettings = {
  name: 'Amberly',
  domain_language: 'en',
  niche: 1,
  mail_name: 'Amberly',
  index_title: 'Dating and chat for adults – Amberly',
  description:
    'Meet people near you who know what they want. Search, like, match and chat, without a subscription.',
  countries,
  cdn_prefix: '/media/',
  visible_profile_fields: [...profileFields],
  visible_profile_notes: [...profileNotes],
  search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  message_credits: 5,
  photo_credits: 10,
  gift_credits: 10,
  // Three messages' worth.
  signup_credits: 15,
  message_length: 1_000,
  swipe_likes: SWIPE_LIKES_A_DAY,
  gifts: [
    'rose',
    'bouquet',
    'heart',
    'love-letter',
    'chocolates',
    'champagne',
    'coffee',
    'cocktail',
    'cupcake',
    'strawberry',
    'ring',
    'perfume',
    'teddy',
    'kiss',
    'candle',
    'moon',
    'star',
    'sun',
    'balloon',
    'guitar',
    'masks',
    'plane-ticket',
    'umbrella',
    'seashell',
    'butterfly',
    'fireworks',
    'key',
    'crown',
  ],
  minimum_message_costs: {
    US: { costs: 0.55, currency: 'USD' },
    NL: { costs: 0.5, currency: 'EUR' },
    BE: { costs: 0.5, currency: 'EUR' },
    FR: { costs: 0.5, currency: 'EUR' },
    IT: { costs: 0.5, currency: 'EUR' },
    ES: { costs: 0.45, currency: 'EUR' },
    DE: { costs: 0.5, currency: 'EUR' },
    AT: { costs: 0.5, currency: 'EUR' },
    IE: { costs: 0.5, currency: 'EUR' },
    GB: { costs: 0.45, currency: 'GBP' },
    CA: { costs: 0.75, currency: 'CAD' },
    PL: { costs: 2, currency: 'PLN' },
    AU: { costs: 0.8, currency: 'AUD' },
    NZ: { costs: 0.85, currency: 'NZD' },
    CH: { costs: 0.5, currency: 'CHF' },
    DK: { costs: 3.75, currency: 'DKK' },
    FI: { costs: 0.5, currency: 'EUR' },
    NO: { costs: 5.5, currency: 'NOK' },
    SE: { costs: 5.5, currency: 'SEK' },
  },
  most_chosen_bundle: null,
  payment_fees: { paysafecard: 5 },
  weekly_deal: null,
  direct_debit: null,
  support_email: 'support@amberly.example',
  support_phone: '+44 20 7946 0138',
  enable_site_entry_popup: 'yes',
  push_worker: true,
  fictional_icon: false,
  fictional_warning: false,
  fictional_singular: 'fictional profile',
  fictional_plural: 'fictional profiles',
  refund_days: 14,
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: 'all',
  member_resell: false,
  min_age: 18,
  premium_match_uplift: null,
  neutral_access: false,
  photo_approval: true,
  has_invented_members: false,
  case_minutes: CASE_MINUTES,
  payment_methods: [...paymentMethods],
  icebreakers: {},
}

/** Defaults that differ in the demo: no one approves photos, debits take no money, and four likes show little of the game. */
export const demoSettings: Partial<BrandSettings> = {
  photo_approval: false,
  swipe_likes: 24,
  direct_debit: { creditor_id: 'NL00ZZZ000000000000', limit_per_day: 10_000, limit_per_month: 30_000 },
}
