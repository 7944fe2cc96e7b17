import { join } from 'node:path'
import { type SystemUser, writeFor } from '../embedded-postgres/system-user.ts'
import { SITE } from './postgres-server.ts'

/** The pool whose clients keep a connection for themselves: for migrations, jobs, and whoever listens. */
const DIRECT = `${SITE}_direct`
/** The pool in front of the replica. */
const READ = `${SITE}_read`

export interface ServiceOptions {
  readonly folder: string
  readonly port: number
  readonly password: string
  readonly systemUser: SystemUser
}

/** Writes PgBouncer's settings, with two pools in front of the primary and one in front of the replica, and returns their file. */
export function writePoolerSettings(
  { folder, port, password, systemUser }: ServiceOptions,
  ports: { readonly primary: number; readonly replica: number },
): string {
  const users = join(folder, 'pgbouncer.users')
  const file = join(folder, 'pgbouncer.ini')
  writeFor(systemUser, users, `"${SITE}" "${password}"\n`)
  const server = (port: number) => `host=127.0.0.1 port=${port} dbname=${SITE}`
  writeFor(
    systemUser,
    file,
    `[databases]
${SITE} = ${server(ports.primary)} pool_size=20
${DIRECT} = ${server(ports.primary)} pool_mode=session pool_size=60
${READ} = ${server(ports.replica)} pool_size=20
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
; A primary that has just taken over is tried again soon.
server_login_retry = 1
server_connect_timeout = 3
; The site gives its timeouts to the role, since a pooler drops what a client asks for.
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  )
  return file
}

/** `DATABASE_URL` and the others about the database, for the site's processes. */
export function poolerEnv({
  port,
  password,
}: Pick<ServiceOptions, 'port' | 'password'>): Record<string, string> {
  const address = `postgres://${SITE}:${password}@127.0.0.1:${port}`
  return {
    DATABASE_URL: `${address}/${SITE}`,
    DATABASE_DIRECT_URL: `${address}/${DIRECT}`,
    DATABASE_READ_URL: `${address}/${READ}`,
    // Debian's PgBouncer is older than 1.21.
    DATABASE_PREPARED: 'off',
  }
}
