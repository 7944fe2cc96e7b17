import { type ProfileFieldName, profileNotes } from 'contracts'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { defaultSettings } from './default-settings.ts'
import { profile } from './members.ts'
import { brand } from './site.ts'

const notes: readonly string[] = profileNotes

/** Whether the brand shows this field (§3), as part of each query, so that none can forget it. */
export function isFieldShownSql(field: ProfileFieldName): SQL<boolean> {
  const list = notes.includes(field) ? 'visible_profile_notes' : 'visible_profile_fields'
  const usual = JSON.stringify(defaultSettings[list])
  return sql<boolean>`(
    select jsonb_exists(coalesce(${brand.settings} -> ${sql.raw(`'${list}'`)}, ${sql.raw(`'${usual}'`)}::jsonb), ${sql.raw(`'${field}'`)})
    from ${brand} where ${brand.id} = ${profile.brandId}
  )`
}

/** A column of the profile; null if the brand doesn't show it to others. */
export function ifShown<T extends Column>(field: ProfileFieldName, column: T) {
  return sql<T['_']['data'] | null>`case when ${isFieldShownSql(field)} then ${column} end`
}
