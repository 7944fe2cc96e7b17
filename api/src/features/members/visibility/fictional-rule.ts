import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { brand } from '../../../tables/site.ts'

/**
 * Fictional profiles exist only where the brand turns them on, at once, since it is part of the queries.
 * Where they are shown, `is_fictional` makes every page mark them.
 */
export function isAllowedByBrand(isFictional: Column, brandId: string | Placeholder): SQL {
  return sql`(not ${isFictional} or (${showsFictional(brandId)}))`
}

/** The query for whether the brand shows fictional profiles. */
export function showsFictional(brandId: string | Placeholder): SQL {
  const usual = sql.raw(String(defaultSettings.fictional_icon))
  return sql`
    select coalesce((${brand.settings} ->> 'fictional_icon')::boolean, ${usual}) from ${brand} where ${brand.id} = ${brandId}
  `
}
