import {
  type BrandField,
  giftIds,
  type Niche,
  paymentMethods,
  profileFields,
  profileNotes,
  searchFields,
} from 'contracts'

/** How a field is edited. Texts need no entry. */
const fieldKinds = {
  description: 'area',
  domain_language: 'language',
  company_vat_numbers: 'lines',
  company_tradenames: 'lines',
  niche: 'niche',
  countries: 'countries',
  signups: 'signups',
  min_age: 'number',
  enable_site_entry_popup: 'yes',
  search_fields: 'searchFields',
  logged_out_search: 'visitors',
  logged_out_search_trafficsource: 'visitors',
  message_credits: 'number',
  photo_credits: 'number',
  gift_credits: 'number',
  signup_credits: 'number',
  minimum_message_costs: 'costs',
  refund_days: 'number',
  company_delete_discount: 'number',
  message_length: 'number',
  swipe_likes: 'number',
  photo_approval: 'flag',
  fictional_icon: 'flag',
  fictional_warning: 'flag',
  neutral_access: 'flag',
  premium_match_uplift: 'maybeNumber',
  bundle_prices: 'prices',
  most_chosen_bundle: 'maybeNumber',
  payment_methods: 'methods',
  payment_fees: 'fees',
  weekly_deal: 'deal',
  direct_debit: 'debit',
  icebreakers: 'icebreakers',
  visible_profile_fields: 'profileFields',
  visible_profile_notes: 'profileNotes',
  gifts: 'gifts',
  case_minutes: 'minutes',
} as const satisfies Partial<Record<BrandField, string>>

export type FieldKind = (typeof fieldKinds)[keyof typeof fieldKinds] | 'text'

export function kindOf(field: BrandField): FieldKind {
  return Object.hasOwn(fieldKinds, field) ? fieldKinds[field as keyof typeof fieldKinds] : 'text'
}

/** Fields with a hint below their label. */
const hinted = [
  'domain',
  'mail_name',
  'index_title',
  'company_country',
  'company_vat_numbers',
  'company_tradenames',
  'enable_site_entry_popup',
  'minimum_message_costs',
  'company_delete_discount',
  'photo_approval',
  'fictional_icon',
  'neutral_access',
  'premium_match_uplift',
  'bundle_prices',
  'most_chosen_bundle',
  'payment_methods',
  'payment_fees',
  'weekly_deal',
  'direct_debit',
  'icebreakers',
  'gifts',
  'case_minutes',
] as const satisfies readonly BrandField[]

export type HintedField = (typeof hinted)[number]

export function isHinted(field: BrandField): field is HintedField {
  return (hinted as readonly BrandField[]).includes(field)
}

export const niches = ['1', '2', '3', '4', '5', '6', '7'] as const satisfies readonly `${Niche}`[]

export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** By their ids in the words. */
export const choices = {
  niche: niches,
  signups: ['all', 'with_trafficsource', 'none'],
  visitors: ['all', 'none'],
  searchFields,
  profileFields,
  profileNotes,
  gifts: giftIds,
  methods: paymentMethods,
} as const
