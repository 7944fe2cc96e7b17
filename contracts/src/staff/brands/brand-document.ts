import * as z from 'contracts/schema'
import { bundleId } from '../../credits/bundles.ts'
import { currencies } from '../../credits/currencies.ts'
import { paymentMethodId } from '../../credits/payment-method-id.ts'
import { giftIds } from '../../profile/gift-id.ts'
import { countries } from '../../site/countries.ts'
import { settings } from '../../site/settings.ts'
import { staffSettings } from '../queue/staff-settings.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** May wait for its words, but not for long: a brand is not published without them. */
const owed = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const names = z.array(text(80)).check(z.maxLength(20))

/** Two letters; a company can be in a country that the site doesn't serve. */
const countryCode = z.string().check(z.regex(/^(?:[A-Z]{2})?$/))

/** The name of a host, without a port. */
export const brandHost = z
  .string()
  .check(
    z.trim(),
    z.maxLength(120),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z](?:[a-z0-9-]*[a-z0-9])?$/),
  )

const {
  domain_language,
  niche,
  search_fields,
  message_credits,
  photo_credits,
  gift_credits,
  signup_credits,
  swipe_likes,
  enable_site_entry_popup,
  logged_out_search,
  logged_out_search_trafficsource,
  signups,
  fictional_icon,
  fictional_warning,
  neutral_access,
  photo_approval,
  visible_profile_fields,
  visible_profile_notes,
  weekly_deal,
} = settings.shape

const { case_minutes, icebreakers, payment_methods } = staffSettings.shape

/** In the currency's minor unit. */
const sum = z.int().check(z.minimum(100), z.maximum(100_000_000))

/** All of a brand that its admins edit, by group, in the order of the pages. */
export const brandGroups = {
  name: z.object({
    name: text(40),
    domain: brandHost,
    mail_name: text(40),
    domain_language,
    index_title: text(120),
    description: text(300),
  }),
  company: z.object({
    company_name: text(120),
    company_address: owed(200),
    company_city: owed(80),
    company_country: countryCode,
    company_kvk: owed(40),
    company_vat_numbers: names,
    company_tradenames: names,
    support_email: text(120).check(z.regex(/^\S+@\S+$/)),
    support_phone: text(40),
  }),
  audience: z.object({
    niche,
    countries: z.array(z.enum(countries)).check(z.minLength(1)),
    signups,
    min_age: z.int().check(z.minimum(18), z.maximum(99)),
    enable_site_entry_popup,
  }),
  search: z.object({ search_fields, logged_out_search, logged_out_search_trafficsource }),
  money: z.object({
    message_credits,
    photo_credits,
    gift_credits,
    signup_credits,
    minimum_message_costs: z.record(
      z.string().check(z.regex(/^[A-Z]{2}$/)),
      z.object({
        costs: z.number().check(z.minimum(0.01), z.maximum(1_000)),
        currency: z.enum(currencies),
      }),
    ),
    refund_days: z.int().check(z.minimum(0), z.maximum(3_650)),
    company_delete_discount: z.int().check(z.minimum(0), z.maximum(90)),
  }),
  prices: z.object({
    /** Prices of the bundles on sale, by their ids. */
    bundle_prices: z.record(bundleId, sum),
    most_chosen_bundle: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    payment_methods: payment_methods.check(z.minLength(1)),
    payment_fees: z.partialRecord(paymentMethodId, z.number().check(z.minimum(0), z.maximum(100))),
    weekly_deal,
    direct_debit: z.nullable(
      z.object({
        creditor_id: z.string().check(z.trim(), z.regex(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/)),
        limit_per_day: sum,
        limit_per_month: sum,
      }),
    ),
  }),
  chat: z.object({
    message_length: z.int().check(z.minimum(1), z.maximum(10_000)),
    swipe_likes,
    icebreakers,
  }),
  profiles: z.object({
    visible_profile_fields,
    visible_profile_notes,
    gifts: z.array(z.enum(giftIds)),
  }),
  moderation: z.object({ photo_approval, case_minutes }),
  legal: z.object({
    fictional_icon,
    fictional_warning,
    fictional_singular: text(60),
    fictional_plural: text(60),
    neutral_access,
    premium_match_uplift: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
}

export type BrandGroup = keyof typeof brandGroups

/** The brand as one document. */
export const brandDocument = z.object({
  ...brandGroups.name.shape,
  ...brandGroups.company.shape,
  ...brandGroups.audience.shape,
  ...brandGroups.search.shape,
  ...brandGroups.money.shape,
  ...brandGroups.prices.shape,
  ...brandGroups.chat.shape,
  ...brandGroups.profiles.shape,
  ...brandGroups.moderation.shape,
  ...brandGroups.legal.shape,
})

export type BrandDocument = z.infer<typeof brandDocument>
export type BrandField = keyof BrandDocument

/** A part of the document: what a draft changes. */
export const brandChanges = z.partial(brandDocument)

export type BrandChanges = z.infer<typeof brandChanges>

/** Why a draft cannot be published. */
export const brandProblemKinds = [
  'missing',
  'host_taken',
  'host_unserved',
  'language_without_country',
  'country_without_price',
  'price_under_minimum',
  'no_such_bundle',
  'month_under_day',
] as const

export type BrandProblemKind = (typeof brandProblemKinds)[number]
