import type { Queryable } from '../db/database.ts'
import { demoBrands } from '../features/site/demo-brands.ts'
import { defaultSettings } from '../tables/default-settings.ts'
import { brand } from '../tables/site.ts'
import type { WorldBrand } from './people/make-people.ts'

/** The default brand has more of the members than each of the others. */
const DEFAULT_BRAND_WEIGHT = 3

/** The brands that have members in the demo world, always in the same order. */
export async function worldBrands(db: Queryable): Promise<WorldBrand[]> {
  const rows = await db.select({ id: brand.id, settings: brand.settings }).from(brand).orderBy(brand.id)
  return rows.map(({ id, settings }) => {
    const { niche, countries, min_age: minAge } = { ...defaultSettings, ...settings }
    return { id, niche, countries, minAge, weight: id === demoBrands[0]?.id ? DEFAULT_BRAND_WEIGHT : 1 }
  })
}
