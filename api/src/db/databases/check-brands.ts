import { SettingsTrouble } from '../../settings-trouble.ts'
import type { Database } from '../database.ts'
import type { Databases } from './database-settings.ts'
import type { OtherDatabases } from './other-databases.ts'

interface Row {
  readonly domain: string
  readonly is_open: boolean
  readonly moves_to: string | null
}

/** Refuses to start on a database that holds other brands than `DATABASES` says. */
export async function checkBrands(
  { pool }: Pick<Database, 'pool'>,
  { own, others }: Databases,
  otherDatabases: OtherDatabases,
): Promise<void> {
  const { rows } = await pool.query<Row>('select domain, is_open, moves_to from brand order by domain')
  for (const { domain, is_open, moves_to } of rows) {
    if (moves_to)
      throw new SettingsTrouble(
        `${domain} is on its way from ${own.name} to ${moves_to}. ${howToMove(own.name, domain, moves_to)}`,
      )
    if (own.brands.includes(domain)) continue
    const holder = others.find(({ brands }) => brands.includes(domain))
    if (holder)
      throw new SettingsTrouble(
        `DATABASES has ${domain} in ${holder.name}, but it is in ${own.name}. ${howToMove(own.name, domain, holder.name)}`,
      )
    // A brand that is new has no place yet.
    if (is_open)
      throw new SettingsTrouble(
        `${own.name} holds ${domain}, which no database in DATABASES has: add it to ${own.name}.`,
      )
  }
  const missing = own.brands.filter((brand) => !rows.some(({ domain }) => domain === brand))
  // Otherwise a brand would begin anew here, while its members are there.
  if (missing.length > 0)
    await otherDatabases.each((database, name) => refuseHeld(database, missing, name, own.name))
}

async function refuseHeld({ pool }: Database, domains: readonly string[], name: string, own: string) {
  const text = 'select domain from brand where domain = any($1)'
  const { rows } = await pool.query<{ domain: string }>(text, [domains]).catch(noTables)
  const [held] = rows
  if (held)
    throw new SettingsTrouble(
      `DATABASES has ${held.domain} in ${own}, but it is in ${name}. ${howToMove(name, held.domain, own)}`,
    )
}

/** Nothing has ever been started on that database. */
function noTables(error: unknown): { rows: [] } {
  if ((error as { code?: unknown }).code === '42P01') return { rows: [] }
  throw error
}

function howToMove(from: string, domain: string, to: string): string {
  return `Move it: DATABASE=${from} npm run db:move-brand -- ${domain} ${to}`
}
