import type { createStaffBrand } from 'contracts'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { brand } from '../../../tables/site.ts'
import { copyBundles } from '../../credits/prices/ensure-bundles.ts'
import { grantRole } from '../roles/roles.ts'
import { readBrand } from './brand-rows.ts'
import { isTaken } from './find-problems.ts'
import { addCompany, withFreeHost } from './publish-draft.ts'

type NewBrand = z.infer<(typeof createStaffBrand)['body']>

interface By {
  /** The brand that it is like in everything else. */
  readonly from: string
  readonly maker: MemberKey
  readonly now: Date
}

/** Makes a brand that visitors don't get yet, with its maker as the admin. Returns its id. */
export async function createBrand(tx: Transaction, wanted: NewBrand, { from, maker, now }: By) {
  const { name, domain, company_name, domain_language, niche, country } = wanted
  if (await isTaken(tx, null, domain)) refuse('invalid_input', { fields: { domain: 'invalid_input' } })
  const source = await readBrand(tx, from)
  // The demo's members stay where they are.
  const { has_invented_members: _, ...settings } = source.row.settings
  const id = await freeId(tx, name)
  const inserting = tx.insert(brand).values({
    id,
    domain,
    companyId:
      company_name === source.company.name
        ? source.company.id
        : await addCompany(tx, newCompany(company_name, source, now)),
    settings: {
      ...settings,
      name,
      mail_name: name,
      index_title: name,
      domain_language,
      niche,
      countries: [country],
    },
    isOpen: false,
  })
  await withFreeHost(inserting)
  await copyBundles(tx, from, id)
  await grantRole(tx, maker, { atBrand: id, role: 'admin', by: maker.memberId, now })
  return id
}

/** Another company has other details, which its staff still have to give. */
function newCompany(name: string, { company }: Awaited<ReturnType<typeof readBrand>>, now: Date) {
  const { supportPhone, deleteDiscount } = company
  const [added = ''] = now.toISOString().split('T')
  const owed = { address: '', kvk: '', city: '', country: '', tradenames: [], vatNumbers: [] }
  return { ...owed, name, supportPhone, deleteDiscount, added }
}

/** The name in plain letters, with a number if there is such a brand already. */
async function freeId(tx: Transaction, name: string) {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const base = plain.replaceAll(/^-|-$/g, '').slice(0, 30) || 'brand'
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if ((await tx.$count(brand, eq(brand.id, id))) === 0) return id
  }
}
