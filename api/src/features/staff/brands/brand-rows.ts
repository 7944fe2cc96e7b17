import { isDeepStrictEqual } from 'node:util'
import type { BrandChanges, BrandDocument } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { type BrandSettings, defaultSettings } from '../../../tables/default-settings.ts'
import { brand, company } from '../../../tables/site.ts'

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
  return found ? { ...found, document: documentOf(found.row, found.company) } : refuse('not_found')
}

/** Reads it for a change, which the next one waits for. */
export async function lockBrand(tx: Transaction, brandId: string): Promise<StoredBrand> {
  await tx.select({ id: brand.id }).from(brand).where(eq(brand.id, brandId)).for('update')
  return readBrand(tx, brandId)
}

function documentOf(row: BrandRow, { name, address, city, ...rest }: CompanyRow): BrandDocument {
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
    message_length: all.message_length,
    swipe_likes: all.swipe_likes,
    photo_approval: all.photo_approval,
    fictional_icon: all.fictional_icon,
    fictional_warning: all.fictional_warning,
    fictional_singular: all.fictional_singular,
    fictional_plural: all.fictional_plural,
    neutral_access: all.neutral_access,
  }
}

interface SplitChanges {
  readonly domain?: string
  readonly company: Partial<CompanyRow>
  readonly settings: Partial<BrandSettings>
}

/** Sorts changes by the place where they are stored. */
export function splitChanges({ domain, ...changes }: BrandChanges): SplitChanges {
  const isOfCompany = ([field]: [string, unknown]) => Object.hasOwn(COMPANY, field)
  const entries = Object.entries(changes)
  const ofCompany = entries
    .filter(isOfCompany)
    .map(([field, value]) => [COMPANY[field as keyof typeof COMPANY], value])
  return {
    ...(domain !== undefined && { domain }),
    company: Object.fromEntries(ofCompany),
    settings: Object.fromEntries(entries.filter((entry) => !isOfCompany(entry))),
  }
}

/** The changes that differ from the document. */
export function realChanges(document: BrandChanges, changes: BrandChanges): BrandChanges {
  const entries = Object.entries(changes) as [keyof BrandDocument, unknown][]
  return Object.fromEntries(entries.filter(([field, value]) => !isDeepStrictEqual(value, document[field])))
}

/** The document with the changes in it, none of which is undefined: they were read from JSON. */
export function withChanges(document: BrandDocument, changes: BrandChanges | undefined): BrandDocument {
  return { ...document, ...(changes as Partial<BrandDocument>) }
}
