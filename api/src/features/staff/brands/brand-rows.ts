import { isDeepStrictEqual } from 'node:util'
import type { BrandChanges, BrandDocument } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { type BrandSettings, CASE_MINUTES, defaultSettings } from '../../../tables/default-settings.ts'
import { brand, company } from '../../../tables/site.ts'
import { findBundlePrices } from './bundle-prices.ts'

type CompanyRow = typeof company.$inferSelect
type BrandRow = typeof brand.$inferSelect

/** The fields of the document that stand in the company's row. */
const COMPANY = {
  company_name: 'name',
  company_address: 'address',
  company_city: 'city',
  company_country: 'country',
  company_kvk: 'kvk',
  company_vat_numbers: 'vatNumbers',
  company_tradenames: 'tradenames',
  company_delete_discount: 'deleteDiscount',
} as const satisfies Readonly<Record<string, keyof CompanyRow>>

/** A brand as the site reads it, and as one document. */
export interface StoredBrand {
  readonly row: BrandRow
  readonly company: CompanyRow
  readonly document: BrandDocument
}

export async function readBrand(db: Queryable, brandId: string): Promise<StoredBrand> {
  const [found] = await db
    .select({ row: brand, company })
    .from(brand)
    .innerJoin(company, eq(company.id, brand.companyId))
    .where(eq(brand.id, brandId))
  if (!found) refuse('not_found')
  const prices = await findBundlePrices(db, brandId)
  return { ...found, document: documentOf(found.row, found.company, prices) }
}

/** Reads it for a change, which the next one waits for. */
export async function lockBrand(tx: Transaction, brandId: string): Promise<StoredBrand> {
  await tx.select({ id: brand.id }).from(brand).where(eq(brand.id, brandId)).for('update')
  return readBrand(tx, brandId)
}

type Prices = BrandDocument['bundle_prices']

function documentOf(
  row: BrandRow,
  { name, address, city, ...rest }: CompanyRow,
  bundle_prices: Prices,
): BrandDocument {
  const all = { ...defaultSettings, ...row.settings }
  return {
    name: all.name,
    domain: row.domain,
    mail_name: all.mail_name,
    domain_language: all.domain_language,
    index_title: all.index_title,
    description: all.description,
    company_name: name,
    company_address: address,
    company_city: city,
    company_country: rest.country,
    company_kvk: rest.kvk,
    company_vat_numbers: rest.vatNumbers,
    company_tradenames: rest.tradenames,
    support_email: all.support_email,
    support_phone: all.support_phone,
    niche: all.niche,
    countries: all.countries,
    signups: all.signups,
    min_age: all.min_age,
    enable_site_entry_popup: all.enable_site_entry_popup,
    search_fields: all.search_fields,
    logged_out_search: all.logged_out_search,
    logged_out_search_trafficsource: all.logged_out_search_trafficsource,
    message_credits: all.message_credits,
    photo_credits: all.photo_credits,
    gift_credits: all.gift_credits,
    signup_credits: all.signup_credits,
    minimum_message_costs: all.minimum_message_costs as BrandDocument['minimum_message_costs'],
    refund_days: all.refund_days,
    company_delete_discount: rest.deleteDiscount,
    bundle_prices,
    most_chosen_bundle: all.most_chosen_bundle,
    payment_methods: all.payment_methods,
    payment_fees: all.payment_fees,
    weekly_deal: all.weekly_deal,
    direct_debit: all.direct_debit,
    message_length: all.message_length,
    swipe_likes: all.swipe_likes,
    icebreakers: all.icebreakers,
    visible_profile_fields: all.visible_profile_fields,
    visible_profile_notes: all.visible_profile_notes,
    gifts: all.gifts as BrandDocument['gifts'],
    photo_approval: all.photo_approval,
    case_minutes: { ...CASE_MINUTES, ...all.case_minutes },
    fictional_icon: all.fictional_icon,
    fictional_warning: all.fictional_warning,
    fictional_singular: all.fictional_singular,
    fictional_plural: all.fictional_plural,
    neutral_access: all.neutral_access,
    premium_match_uplift: all.premium_match_uplift,
  }
}

interface SplitChanges {
  readonly domain?: string
  readonly company: Partial<CompanyRow>
  readonly settings: Partial<BrandSettings>
  readonly prices: Prices
}

/** Sorts changes by the place where they are stored. */
export function splitChanges({ domain, bundle_prices: prices = {}, ...changes }: BrandChanges): SplitChanges {
  const isOfCompany = ([field]: [string, unknown]) => Object.hasOwn(COMPANY, field)
  const entries = Object.entries(changes)
  const ofCompany = entries
    .filter(isOfCompany)
    .map(([field, value]) => [COMPANY[field as keyof typeof COMPANY], value])
  return {
    ...(domain !== undefined && { domain }),
    prices,
    company: Object.fromEntries(ofCompany),
    settings: Object.fromEntries(entries.filter((entry) => !isOfCompany(entry))),
  }
}

/** Lists whose order means nothing. */
const SETS: readonly string[] = [
  'countries',
  'search_fields',
  'visible_profile_fields',
  'visible_profile_notes',
  'payment_methods',
  'company_vat_numbers',
] satisfies (keyof BrandDocument)[]

const inOrder = (field: string, value: unknown) =>
  SETS.includes(field) && Array.isArray(value)
    ? value.map(String).toSorted((one, other) => one.localeCompare(other))
    : value

/** The changes that differ from the document; of prices, those of bundles that it has. */
export function realChanges(document: BrandChanges, changes: BrandChanges): BrandChanges {
  const { bundle_prices: prices, ...others } = changes
  const entries = Object.entries(others) as [keyof BrandDocument, unknown][]
  const isChange = ([field, value]: [keyof BrandDocument, unknown]) =>
    !isDeepStrictEqual(inOrder(field, value), inOrder(field, document[field]))
  const present = document.bundle_prices ?? {}
  const priced = Object.entries(prices ?? {}).filter(([id, price]) => price !== (present[id] ?? price))
  return {
    ...Object.fromEntries(entries.filter(isChange)),
    ...(priced.length > 0 && { bundle_prices: Object.fromEntries(priced) }),
  }
}

/** The document with the changes in it, none of which is undefined: they were read from JSON. */
export function withChanges(document: BrandDocument, changes: BrandChanges | undefined): BrandDocument {
  const bundle_prices = { ...document.bundle_prices, ...changes?.bundle_prices }
  return { ...document, ...(changes as Partial<BrandDocument>), bundle_prices }
}
