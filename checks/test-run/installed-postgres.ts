import { globSync } from 'node:fs'

/** Tells whether a PostgreSQL server is installed where Debian puts them; an uninstalled one leaves its folder behind. */
export function hasPostgres(folder = '/usr/lib/postgresql'): boolean {
  return globSync('*/bin/postgres', { cwd: folder }).length > 0
}
