import type { AnswerOf, getStaff } from 'contracts'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { defaultSettings } from '../../tables/default-settings.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { brand } from '../../tables/site.ts'
import { findPosts } from './find-posts.ts'

/** The brands at which a member of staff has roles, their own first. */
export async function brandsOfStaff(
  db: Queryable,
  key: MemberKey,
): Promise<AnswerOf<typeof getStaff>['brands']> {
  const rolesByBrand = Map.groupBy(await findPosts(db, key), ({ brandId }) => brandId)
  const brands = await db
    .select({ id: brand.id, name: sql<string | null>`${brand.settings} ->> 'name'` })
    .from(brand)
    .where(inArray(brand.id, [...rolesByBrand.keys()]))
    .orderBy(sql`${brand.id} <> ${key.brandId}`, brand.id)
  return brands.map(({ id, name }) => ({
    id,
    name: name ?? defaultSettings.name,
    is_own: id === key.brandId,
    roles: rolesByBrand.get(id)?.map(({ role }) => role) ?? [],
  }))
}
