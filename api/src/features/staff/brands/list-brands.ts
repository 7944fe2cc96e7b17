import type { AnswerOf, listStaffBrands } from 'contracts'
import { inArray, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { brand, brandRevision } from '../../../tables/site.ts'
import { findPosts } from '../find-posts.ts'

type Listed = AnswerOf<typeof listStaffBrands>['brands']

interface Filters {
  /** A part of the name or host. */
  readonly text?: string | undefined
  readonly state?: Listed[number]['state'] | undefined
}

/** The brands that a member of staff is an admin of, by name. */
export async function listBrands(
  db: Queryable,
  key: MemberKey,
  { text = '', state }: Filters,
): Promise<Listed> {
  const posts = (await findPosts(db, key)).filter(({ role }) => role === 'admin')
  const ids = posts.map(({ brandId }) => brandId)
  const { brandId, number, publishedAt } = brandRevision
  const brands = await db.select().from(brand).where(inArray(brand.id, ids)).orderBy(brand.id)
  const revisions = await db
    .select({ brandId, publishedAt: max(publishedAt), hasDraft: sql<boolean>`bool_or(${number} = 0)` })
    .from(brandRevision)
    .where(inArray(brandId, ids))
    .groupBy(brandId)
  const byBrand = new Map(revisions.map((one) => [one.brandId, one]))
  const all = brands.map(({ id, domain, settings, isOpen }) => {
    const latest = byBrand.get(id)
    return {
      id,
      name: settings.name ?? defaultSettings.name,
      domain,
      state: isOpen ? (latest?.hasDraft ? 'changed' : 'live') : 'new',
      published_at: latest?.publishedAt?.toISOString() ?? null,
    } as const
  })
  const wanted = text.toLowerCase()
  return all.filter(
    (one) =>
      [one.name, one.domain].some((name) => name.toLowerCase().includes(wanted)) &&
      (state === undefined || one.state === state),
  )
}
