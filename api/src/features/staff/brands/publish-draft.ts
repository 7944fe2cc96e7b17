import type { BrandChanges } from 'contracts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { isDuplicate } from '../../../db/is-duplicate.ts'
import { refuse } from '../../../http/refusal.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { brand, company } from '../../../tables/site.ts'
import { ensureCountryBundles } from '../../credits/prices/ensure-bundles.ts'
import { lockBrand, type StoredBrand, splitChanges, withChanges } from './brand-rows.ts'
import { storeBundlePrices } from './bundle-prices.ts'
import { discardDraft, findDraft } from './drafts.ts'
import { findProblems } from './find-problems.ts'
import { recordRevision } from './revisions.ts'

interface Publication {
  /** When the draft was made that the author has seen; null if there was none. */
  readonly seen: string | null
  readonly note: string
  readonly author: string
  readonly now: Date
  readonly servesDomain: (domain: string) => boolean
}

/** Publishes what the author has seen; null if the draft is another one by now. */
export async function publishDraft(tx: Transaction, brandId: string, by: Publication) {
  const stored = await lockBrand(tx, brandId)
  const draft = await findDraft(tx, brandId)
  if ((draft?.madeAt.toISOString() ?? null) !== by.seen) return null
  const changes = draft?.document ?? {}
  const { isOpen } = stored.row
  if (!draft && isOpen) refuse('invalid_input')
  const next = withChanges(stored.document, changes)
  const [problem] = await findProblems(tx, brandId, next, by.servesDomain)
  if (problem) refuse('invalid_input', { fields: { [problem.field]: 'invalid_input' } })
  await storeChanges(tx, stored, changes)
  await discardDraft(tx, brandId)
  const number = await recordRevision(tx, brandId, {
    before: isOpen ? stored.document : null,
    author: by.author,
    note: by.note,
    madeAt: draft?.madeAt ?? by.now,
    now: by.now,
  })
  return { number, changes }
}

/** Writes the changes to the rows that the site reads. */
async function storeChanges(tx: Transaction, { row, company: present }: StoredBrand, changes: BrandChanges) {
  const { domain = row.domain, company: ofCompany, settings: own, prices } = splitChanges(changes)
  const settings = { ...row.settings, ...own }
  const companyId =
    Object.keys(ofCompany).length === 0
      ? row.companyId
      : await storeCompany(tx, row.id, { ...present, ...ofCompany })
  await withFreeHost(
    tx.update(brand).set({ domain, companyId, settings, isOpen: true }).where(eq(brand.id, row.id)),
  )
  await storeBundlePrices(tx, row.id, prices)
  await ensureCountryBundles(tx, row.id, { ...defaultSettings, ...settings })
}

/** Writes a brand. Its host was free a moment ago, but another brand may have got it since. */
export async function withFreeHost(write: PromiseLike<unknown>) {
  try {
    await write
  } catch (error) {
    if (isDuplicate(error)) refuse('invalid_input', { fields: { domain: 'invalid_input' } })
    throw error
  }
}

/** Stores the brand's company; another brand that shares it keeps it as it is. */
async function storeCompany(tx: Transaction, brandId: string, row: typeof company.$inferSelect) {
  const isShared = await tx.$count(brand, and(eq(brand.companyId, row.id), ne(brand.id, brandId)))
  if (isShared > 0) return addCompany(tx, row)
  const { id, ...details } = row
  await tx.update(company).set(details).where(eq(company.id, id))
  return id
}

/** Adds a company under the next number, and returns that. */
export async function addCompany(tx: Transaction, details: Omit<typeof company.$inferInsert, 'id'>) {
  await tx.execute(sql`lock table ${company} in share row exclusive mode`)
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${company.id}), 0)` })
    .from(company)
  await tx.insert(company).values({ ...details, id: last + 1 })
  return last + 1
}
