import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { systemUserFor } from '../../../../local/embedded-postgres/system-user.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'
const PORT = 6432

/** Whether PgBouncer is installed where Debian puts it. */
export const hasPooler = existsSync(PGBOUNCER)

/** Starts PgBouncer in front of this database, with so many connections to the server. */
export async function startPooler(
  databaseUrl: string,
  size: number,
  mode: 'transaction' | 'session' = 'transaction',
): Promise<string> {
  const { pathname, searchParams, hostname, port, username } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const systemUser = systemUserFor(folder)
  if (systemUser.uid !== undefined && systemUser.gid !== undefined)
    chownSync(folder, systemUser.uid, systemUser.gid)
  const server = `host=${searchParams.get('host') ?? hostname} port=${searchParams.get('port') || port || 5432}`
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = ${server} user=${username}
[pgbouncer]
pool_mode = ${mode}
default_pool_size = ${size}
max_client_conn = 200
auth_type = any
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
`,
  )
  const pooler = spawn(PGBOUNCER, [settings], { ...systemUser, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(async () => {
    pooler.kill('SIGKILL')
    if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  for await (const line of pooler.stderr) if (String(line).includes('process up')) break
  return `postgres://${username}@localhost:${PORT}${pathname}?host=${encodeURIComponent(folder)}`
}
