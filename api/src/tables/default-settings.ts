import { countries, type Settings } from 'contracts'

/** Settings that a brand decides on, as opposed to its domain, its visitor's country and the installation's keys. */
export type BrandSettings = Omit<
  Settings,
  'domain' | 'company_id' | 'geoip_country' | 'geoip_selected_country' | 'push_public_key'
>

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
  visible_profile_fields: [
    'gender',
    'sexuality',
    'date_of_birth',
    'country',
    'region',
    'city',
    'tattoos',
    'hair_colour',
    'eye_colour',
    'body_type',
    'relationship_status',
  ],
  visible_profile_notes: ['about_me', 'interests'],
  search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  message_credits: 5,
  photo_credits: 10,
  gift_credits: 10,
  // Three messages' worth.
  signup_credits: 15,
  message_length: 1_000,
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
  support_email: 'support@amberly.example',
  support_phone: '+44 20 7946 0138',
  enable_site_entry_popup: 'yes',
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
  premium_match_uplift: 46,
  neutral_access: false,
  photo_approval: true,
}

/** Defaults that differ in the demo, where no one is there to approve photos. */
export const demoSettings: Partial<BrandSettings> = { photo_approval: false }
