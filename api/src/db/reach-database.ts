import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseTrouble } from './database-trouble.ts'
import { type Embedded, startEmbedded } from './embedded/start-embedded.ts'
import { type Log, silent } from './log.ts'

export interface Whereabouts {
  /** A server that runs already (`DATABASE_URL`). */
  readonly url?: string | undefined
  /** Else the embedded database in this folder. */
  readonly folder: string
  readonly log?: Log
}

/** The database that this process is to use, answering. `stop` leaves a server alone. */
export async function reachDatabase({ url, folder, log = silent }: Whereabouts): Promise<Embedded> {
  if (!url) return startEmbedded({ folder, log })
  await requireServer(url)
  return { url, stop: async () => undefined }
}

/** A server that starts together with the site may need this long, in milliseconds. */
const PATIENCE = 20_000

const OLDEST = 15

async function requireServer(url: string) {
  const began = Date.now()
  for (;;) {
    try {
      return refuseOld(await versionOf(url))
    } catch (error) {
      if (error instanceof DatabaseTrouble) throw error
      if (!mayCome(error) || Date.now() - began > PATIENCE) throw unreachable(url, error)
      await sleep(500)
    }
  }
}

async function versionOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A server that goes away in the middle has said so to the query.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  await client.end()
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

function refuseOld(major: number) {
  if (major >= OLDEST) return
  const sentence = `The server of DATABASE_URL is PostgreSQL ${major}: Amberly needs ${OLDEST} or later.`
  throw new DatabaseTrouble('other-major', sentence)
}

/** Not there yet, or still starting; a wrong password stays wrong. */
function mayCome(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return ['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', '57P03'].includes(code)
}

/** Says where it is, and keeps the password to itself. */
function unreachable(url: string, error: unknown): DatabaseTrouble {
  const why =
    error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
  const host = URL.canParse(url) ? new URL(url).host || 'this machine' : 'an address that is none'
  const sentence = `The database of DATABASE_URL (${host}) does not answer: ${why}.`
  return new DatabaseTrouble('unreachable', sentence, { cause: error })
}
