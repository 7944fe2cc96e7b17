import type { DiscountCode, Settings, SiteState, User } from 'contracts'
import { addWords } from './language/i18n.ts'
import commonWords from './language/words/en.json' with { type: 'json' }
import { createState, type StateInput, startState } from './page/create-state.ts'
import { COMMON_WORDS } from './state/create-i18n.ts'

/** A brand of two countries. */
export const settings: Settings = {
  name: 'Test',
  domain: 'localhost',
  domain_language: 'nl',
  niche: 1,
  company_id: 1,
  mail_name: 'Test',
  index_title: 'Test',
  description: 'A brand for tests',
  countries: ['NL', 'BE'],
  geoip_country: 'NL',
  geoip_is_guess: false,
  geoip_selected_country: null,
  cdn_prefix: '/media/',
  visible_profile_fields: [],
  visible_profile_notes: [],
  search_fields: [],
  message_credits: 5,
  photo_credits: 10,
  gift_credits: 10,
  signup_credits: 15,
  message_length: 1_000,
  swipe_likes: 4,
  gifts: [],
  most_chosen_bundle: null,
  payment_fees: {},

  weekly_deal: null,
  direct_debit: null,
  minimum_message_costs: { NL: { costs: 0.5, currency: 'EUR' }, BE: { costs: 0.5, currency: 'EUR' } },
  support_email: 'support@test.invalid',
  support_phone: '',
  enable_site_entry_popup: 'no',
  push_public_key: null,
  push_worker: true,
  design_version: 1,
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
}

export const freeMember: User = {
  id: 'u1',
  role: 'free',
  status: 'confirmed',
  credits: 15,
  paid_user: false,
  language: 'en',
  signup_step: null,
  time_bonus: null,
  fictional_icon: false,
  notifications_disabled: [],
  profile: { name: 'Ann', country: 'NL', status: 'active', main_image: null },
}

/** §4: the discount of a member who has just signed up. */
export const timeBonus: DiscountCode = {
  code: 'TIMEBONUS25',
  country: null,
  user_id: null,
  expires: '2026-03-01T16:00:00.000Z',
  value_percentage: 25,
  currency: null,
  minimum_order_value: 0,
  status: 'active',
  validity: 14_400,
  expired: false,
  paymentmethods: [],
}

export const stateOf = (user: User | null): SiteState => ({ settings, user })

/** Starts the state of a fresh page; without arguments, of a visitor's. */
export function startTestState(site: Partial<SiteState> = {}, browser: Omit<StateInput, 'site'> = {}) {
  startState(createState({ ...browser, site: { settings, user: null, ...site } }))
  addWords(COMMON_WORDS, 'en', commonWords)
}
