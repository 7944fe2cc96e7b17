import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseTrouble } from '../database-trouble.ts'

/** Waits until the server in this setting accepts connections, and returns its URL. */
export async function reachDatabase(url: string | undefined, setting = 'DATABASE_URL'): Promise<string> {
  if (!url) throw new DatabaseTrouble('unreachable', NO_URL)
  await requireServer(url, setting)
  return url
}

const NO_URL =
  'DATABASE_URL is not set: name a PostgreSQL server, 15 or later, such as postgres://user:password@host/name. To try the site without one, run npm start.'

/** Milliseconds that a server gets to start, as it may start together with the site. */
const START_TIMEOUT = 20_000

const OLDEST = 15

async function requireServer(url: string, setting: string) {
  const began = Date.now()
  for (;;) {
    try {
      return refuseOld(await versionOf(url), setting)
    } catch (error) {
      if (error instanceof DatabaseTrouble) throw error
      if (!mayBeStarting(error) || Date.now() - began > START_TIMEOUT) throw unreachable(url, setting, error)
      await sleep(500)
    }
  }
}

async function versionOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // If the server goes away, the query fails anyway.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  await client.end()
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

function refuseOld(major: number, setting: string) {
  if (major >= OLDEST) return
  const sentence = `The server in ${setting} runs PostgreSQL ${major}: Amberly needs ${OLDEST} or later.`
  throw new DatabaseTrouble('other-major', sentence)
}

/** Whether the server may still be starting, so that a retry makes sense; a wrong password stays wrong. */
function mayBeStarting(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return ['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', '57P03'].includes(code)
}

/** Names the host, never the password. */
function unreachable(url: string, setting: string, error: unknown): DatabaseTrouble {
  const why =
    error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
  const host = URL.canParse(url) ? new URL(url).host || 'this machine' : 'an invalid address'
  const sentence = `The database in ${setting} (${host}) is unreachable: ${why}.`
  return new DatabaseTrouble('unreachable', sentence, { cause: error })
}
