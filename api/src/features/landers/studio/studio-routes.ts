import * as contract from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, type RouteOptions, route } from '../../../http/route.ts'
import { profile } from '../../../tables/members.ts'
import { allBrands } from '../../site/brands.ts'
import { findCompany } from '../../site/companies.ts'
import { visitorSettings } from '../../site/visitor-settings.ts'
import { findStats } from '../documents/visits.ts'
import { conditionsThatHold } from '../pages/conditions.ts'
import { pageValues } from '../pages/page-values.ts'
import { detailsOf } from '../pages/resolve-page.ts'
import {
  archiveLander,
  createLander,
  type Editor,
  publishLander,
  revertLander,
  saveLander,
} from './change-lander.ts'
import { deleteLander } from './delete-lander.ts'
import { duplicateLander } from './duplicate-lander.ts'
import { editPage } from './edit-page.ts'
import { findHistory, findLander, findLanders } from './find-landers.ts'

/** Bytes of a document with eleven languages. */
const CONTENT_LIMIT = 512 * 1024

const WRITES = hourly('studio', 3_000)

const ofStaff = { access: 'staff', roles: ['marketing'], secondFactor: 'none' } as const
const changes = { ...ofStaff, limit: WRITES } as const satisfies RouteOptions<contract.Endpoint, 'staff'>
const withContent = { ...changes, bodyLimit: CONTENT_LIMIT } as const

/** Runs a change in a transaction, as the member of staff who makes it. */
function asEditor<T>(
  {
    brand,
    session,
    database,
    clock,
  }: Pick<Call<contract.Endpoint, 'staff'>, 'brand' | 'session' | 'database' | 'clock'>,
  work: (tx: Transaction, editor: Editor, now: Date) => Promise<T>,
): Promise<T> {
  return database.inTransaction(async (tx) => {
    const author = await findEditorName(tx, session)
    return work(tx, { brandId: brand.id, author }, clock.now())
  })
}

/** The studio, in which marketing writes landing pages. */
export const studioRoutes: readonly Route[] = [
  route(contract.listLanders, ofStaff, async ({ brand, db }) => {
    const brands = await allBrands(db)
    return {
      landers: await findLanders(db, brand.id),
      brands: brands.map((one) => ({ ...one, is_own: one.id === brand.id })),
    }
  }),

  route(contract.readLander, ofStaff, async ({ query: { id, rev }, brand, db }) => {
    const found = await findLander(db, brand.id, { id, ...(rev !== undefined && { rev: Number(rev) }) })
    return found ?? refuse('not_found')
  }),

  route(contract.createLander, withContent, async ({ body: { content }, ...call }) => ({
    lander: await asEditor(call, (tx, editor, now) => createLander(tx, editor, content, now)),
  })),

  route(contract.saveLander, withContent, async ({ body, ...call }) => ({
    lander: await asEditor(call, (tx, editor, now) => saveLander(tx, editor, body, now)),
  })),

  route(contract.deleteLander, changes, async ({ body, ...call }) => {
    await asEditor(call, (tx, editor) => deleteLander(tx, editor, body))
    return undefined
  }),

  route(contract.publishLander, changes, async ({ body, ...call }) => ({
    lander: await asEditor(call, (tx, editor, now) => publishLander(tx, editor, body, now)),
  })),

  route(contract.archiveLander, changes, async ({ body, ...call }) => ({
    lander: await asEditor(call, (tx, editor, now) => archiveLander(tx, editor, body, now)),
  })),

  route(contract.revertLander, changes, async ({ body, ...call }) => ({
    lander: await asEditor(call, (tx, editor, now) => revertLander(tx, editor, body, now)),
  })),

  route(contract.duplicateLander, changes, ({ body, ...call }) =>
    asEditor(call, (tx, editor, now) => duplicateLander(tx, editor, body, now)),
  ),

  route(contract.landerHistory, ofStaff, async ({ query: { id }, brand, db }) => {
    const found = await findHistory(db, brand.id, id)
    return { versions: found.length > 0 ? found : refuse('not_found') }
  }),

  route(contract.landerStats, ofStaff, async ({ query: { id }, brand, db }) => {
    if (!(await findLander(db, brand.id, { id }))) refuse('not_found')
    return { rows: await findStats(db, brand.id, id) }
  }),

  route(contract.editPage, changes, async ({ body: { name }, ...call }) => {
    const { niche } = call.brand.settings
    return { lander: await asEditor(call, (tx, editor, now) => editPage(tx, editor, { name, niche }, now)) }
  }),

  route(contract.pageContext, ofStaff, async ({ query: { locale }, brand, db, request }) => {
    const company = (await findCompany(db, brand.settings.company_id)) ?? refuse('not_found')
    const settings = visitorSettings(request, brand, {})
    return {
      values: pageValues({ settings, company, locale, host: request.hostname }),
      company: detailsOf({ settings, company, locale }),
      conditions: conditionsThatHold(settings),
    }
  }),
]

interface Staff {
  readonly brandId: string
  readonly memberId: string
}

/** The name under which the changes of a member of staff are recorded. */
async function findEditorName(db: Queryable, { brandId, memberId }: Staff): Promise<string> {
  const isIt = and(eq(profile.brandId, brandId), eq(profile.memberId, memberId))
  const [found] = await db.select({ name: profile.name }).from(profile).where(isIt)
  return found?.name ?? memberId
}
