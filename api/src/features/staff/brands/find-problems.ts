import { type AnswerOf, type BrandDocument, type getStaffBrand, localesOf } from 'contracts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { bundle } from '../../../tables/orders.ts'
import { brand } from '../../../tables/site.ts'
import { raisedPrice } from '../../credits/prices/least-price.ts'

type Problem = AnswerOf<typeof getStaffBrand>['problems'][number]

/** Details of a company that the law wants to see on the site. */
const REQUIRED = ['company_address', 'company_city', 'company_country', 'company_kvk'] as const

/** Whether requests can reach the brand of a domain. */
type ServesDomain = (domain: string) => boolean

/** Lists what stands in the way of publishing this document, by field. */
export async function findProblems(
  db: Queryable,
  brandId: string,
  document: BrandDocument,
  servesDomain: ServesDomain,
): Promise<Problem[]> {
  const { domain, domain_language, countries, minimum_message_costs } = document
  const problems: Problem[] = REQUIRED.filter((field) => document[field] === '').map((field) => ({
    field,
    kind: 'missing',
    names: [],
  }))
  if (await isTaken(db, brandId, domain))
    problems.push({ field: 'domain', kind: 'host_taken', names: [domain] })
  else if (!servesDomain(domain)) problems.push({ field: 'domain', kind: 'host_unserved', names: [domain] })
  if (!localesOf(countries).includes(domain_language))
    problems.push({ field: 'domain_language', kind: 'language_without_country', names: [] })
  const unpriced = countries.filter((country) => !minimum_message_costs[country])
  if (unpriced.length > 0)
    problems.push({ field: 'minimum_message_costs', kind: 'country_without_price', names: unpriced })
  const bundles = await findBundles(db, brandId, document)
  const cheap = bundles.filter((one) => raisedPrice(one, document) !== undefined).map(({ id }) => id)
  if (cheap.length > 0)
    problems.push({ field: 'minimum_message_costs', kind: 'price_under_minimum', names: cheap })
  const { most_chosen_bundle: chosen, direct_debit: debit } = document
  if (chosen !== null && bundles.length > 0 && !bundles.some(({ credits }) => credits === chosen))
    problems.push({ field: 'most_chosen_bundle', kind: 'no_such_bundle', names: [String(chosen)] })
  if (debit && debit.limit_per_month < debit.limit_per_day)
    problems.push({ field: 'direct_debit', kind: 'month_under_day', names: [] })
  return problems
}

export async function isTaken(db: Queryable, brandId: string | null, domain: string): Promise<boolean> {
  const isAt = eq(brand.domain, domain)
  return (await db.$count(brand, brandId === null ? isAt : and(isAt, ne(brand.id, brandId)))) > 0
}

/** The bundles on sale in the brand's countries, at the prices of the document. */
async function findBundles(db: Queryable, brandId: string, { countries, bundle_prices }: BrandDocument) {
  const isSold = and(
    eq(bundle.brandId, brandId),
    eq(bundle.isOnSale, true),
    inArray(bundle.country, countries),
  )
  const onSale = await db.select().from(bundle).where(isSold).orderBy(bundle.id)
  return onSale.map((one) => ({ ...one, price: bundle_prices[one.id] ?? one.price }))
}
