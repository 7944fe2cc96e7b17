import * as contract from 'contracts'
import { newId } from '../../../db/new-id.ts'
import { forStaff, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { brandRevision } from '../../../tables/site.ts'

const forAdmins = { statuses: forStaff(200), staffRoles: [] } as const

/** A host of its own for each call: nobody else can have it. */
const newBrand = () => ({
  body: {
    name: 'Nova',
    domain: `${newId()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')}x.localhost`,
    company_name: 'Nova Ltd',
    domain_language: 'en',
    niche: 1,
    country: 'GB',
  },
})

/** Makes a draft, and publishes that. */
async function publishable({ database, me }: IdentityCase) {
  const madeAt = new Date()
  const row = { brandId: me.brandId, number: 0, author: me.memberId, note: '', madeAt }
  const document = { message_length: 900 + (madeAt.getTime() % 90) }
  await database.db
    .insert(brandRevision)
    .values({ ...row, document })
    .onConflictDoUpdate({ target: [brandRevision.brandId, brandRevision.number], set: { document, madeAt } })
  return { body: { made_at: madeAt.toISOString(), note: 'Longer messages' } }
}

async function restorable({ database, me }: IdentityCase) {
  const now = new Date()
  const row = { brandId: me.brandId, number: 1, author: '', note: '', madeAt: now, publishedAt: now }
  await database.db
    .insert(brandRevision)
    .values({ ...row, document: { message_length: 700 } })
    .onConflictDoNothing()
  return { body: { number: 1 } }
}

export const identity: readonly IdentityRow[] = [
  { endpoint: contract.listStaffBrands, ...forAdmins },
  { endpoint: contract.createStaffBrand, input: newBrand, ...forAdmins, secondFactor: 'fresh' },
  { endpoint: contract.getStaffBrand, ...forAdmins },
  {
    endpoint: contract.saveStaffBrand,
    input: () => ({ body: { changes: { refund_days: 21 } } }),
    statuses: forStaff(204),
    staffRoles: [],
  },
  { endpoint: contract.discardStaffBrand, statuses: forStaff(204), staffRoles: [] },
  { endpoint: contract.publishStaffBrand, input: publishable, ...forAdmins, secondFactor: 'fresh' },
  { endpoint: contract.previewStaffBrand, ...forAdmins },
  { endpoint: contract.getStaffBrandHistory, ...forAdmins },
  { endpoint: contract.restoreStaffBrand, input: restorable, statuses: forStaff(204), staffRoles: [] },
]
