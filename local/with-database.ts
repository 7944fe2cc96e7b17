// node local/with-database.ts <file> [arguments]: runs a command of the server on the database of the site of this machine,
// which it starts if neither DATABASE_URL nor DATABASES names one.
import { join, resolve } from 'node:path'
import { DatabaseTrouble } from '../api/src/db/database-trouble.ts'
import { startEmbedded } from './embedded-postgres/start-embedded.ts'

const [file = '', ...rest] = process.argv.slice(2)
try {
  const { DATABASE_URL, DATABASES } = process.env
  const embedded =
    DATABASE_URL || DATABASES
      ? undefined
      : await startEmbedded({ folder: join(process.env['DATA_DIR'] || '.amberly', 'database'), log: console })
  if (embedded) process.env['DATABASE_URL'] = embedded.url
  process.argv = [process.execPath, resolve(file), ...rest]
  await import(resolve(file)).finally(() => embedded?.stop())
} catch (error) {
  if (!(error instanceof DatabaseTrouble)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
