import type { Queryable } from '../db/database.ts'
import { CommandError } from '../db/run-command.ts'
import { allBrands } from '../features/site/brands.ts'

/** The domain of the brand that a command is about: the named one, the one at localhost, or the only one. */
export async function findDomain(db: Queryable, requested: string | undefined): Promise<string> {
  const brands = await allBrands(db)
  const isIt = ({ id, domain }: { id: string; domain: string }) =>
    requested === undefined ? domain === 'localhost' : id === requested || domain === requested
  const found = brands.find(isIt) ?? (requested === undefined && brands.length === 1 ? brands[0] : undefined)
  if (found) return found.domain
  const names = brands.map(({ id, domain }) => `${id} (${domain})`).join(', ')
  throw new CommandError(`Choose a brand with --brand: ${names || 'there is none; start the site once'}.`)
}
