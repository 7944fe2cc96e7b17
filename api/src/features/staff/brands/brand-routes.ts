import * as contract from 'contracts'
import type { Transaction } from '../../../db/database.ts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { recordCall } from '../record-call.ts'
import { readBrand, withChanges } from './brand-rows.ts'
import { createBrand } from './create-brand.ts'
import { discardDraft, findDraft, restoreRevision, saveDraft } from './drafts.ts'
import { findProblems } from './find-problems.ts'
import { listBrands } from './list-brands.ts'
import { previewPath } from './preview/previews.ts'
import { publishDraft } from './publish-draft.ts'
import { findHistory } from './revisions.ts'

const forAdmins = { access: 'staff', roles: [] } as const
const changes = { ...forAdmins, limit: hourly('staff-brand-change', 500) } as const
const dangerous = { ...changes, secondFactor: 'fresh' } as const

type BrandCall = Pick<
  Call<contract.Endpoint, 'staff'>,
  'brand' | 'session' | 'clock' | 'request' | 'database'
>
type Details = Readonly<Record<string, unknown>>

/** Changes something of the brand at work and records it; `work` returns null or false if there was nothing to do. */
async function change(
  call: BrandCall,
  action: contract.StaffAction,
  work: (
    tx: Transaction,
    brandId: string,
    by: { author: string; now: Date },
  ) => Promise<Details | boolean | null>,
): Promise<undefined> {
  const { brand, session, clock } = call
  await call.database.inTransaction(async (tx) => {
    const done = await work(tx, brand.id, { author: session.memberId, now: clock.now() })
    if (!done) return
    const details = done === true ? {} : done
    await recordCall(tx, call, { action, subject: brand.id, details })
  })
  return undefined
}

/** Admins make brands and edit them: a draft first, which they publish. */
export const brandRoutes: readonly Route[] = [
  route(contract.listStaffBrands, forAdmins, async ({ db, session, query }) => ({
    brands: await listBrands(db, session, query),
  })),

  route(contract.createStaffBrand, dangerous, (call) =>
    call.database.inTransaction(async (tx) => {
      const { brand, session, clock, body } = call
      const id = await createBrand(tx, body, { from: brand.id, maker: session, now: clock.now() })
      const { name, domain } = body
      await recordCall(tx, call, { action: 'brand create', subject: id, details: { name, domain } })
      return { id }
    }),
  ),

  route(contract.getStaffBrand, forAdmins, async ({ db, brand, request }) => {
    const { row, document } = await readBrand(db, brand.id)
    const draft = await findDraft(db, brand.id)
    const next = withChanges(document, draft?.document)
    const { servesDomain } = request.server
    return {
      is_open: row.isOpen,
      live: document,
      draft: draft
        ? { changes: draft.document, author: draft.author, made_at: draft.madeAt.toISOString() }
        : null,
      problems: await findProblems(db, brand.id, next, servesDomain),
    }
  }),

  route(contract.saveStaffBrand, changes, (call) =>
    change(call, 'brand save', async (tx, brandId, by) => {
      const saved = await saveDraft(tx, brandId, call.body.changes, by)
      return saved && { fields: Object.keys(call.body.changes) }
    }),
  ),

  route(contract.discardStaffBrand, changes, (call) => change(call, 'brand discard', discardDraft)),

  route(contract.publishStaffBrand, dangerous, async (call) => {
    const { made_at: seen, note } = call.body
    const { servesDomain } = call.request.server
    let number: number | null = null
    await change(call, 'brand publish', async (tx, brandId, by) => {
      const published = await publishDraft(tx, brandId, { ...by, seen, note, servesDomain })
      number = published?.number ?? null
      return published && { ...published, note }
    })
    return { number }
  }),

  route(contract.previewStaffBrand, changes, async (call) => {
    const { brand, db, session, clock, request } = call
    const { secret, originOf } = request.server
    const { row } = await readBrand(db, brand.id)
    await recordCall(db, call, { action: 'brand preview', subject: brand.id })
    const path = previewPath({ brandId: brand.id, sessionId: session.id }, { secret, now: clock.now() })
    return { address: originOf(row.domain) + path }
  }),

  route(contract.getStaffBrandHistory, forAdmins, ({ db, brand, query }) =>
    findHistory(db, brand.id, query.before === undefined ? undefined : Number(query.before)),
  ),

  route(contract.restoreStaffBrand, changes, (call) =>
    change(call, 'brand restore', async (tx, brandId, by) => {
      const { number } = call.body
      await restoreRevision(tx, brandId, number, by)
      return { number }
    }),
  ),
]
