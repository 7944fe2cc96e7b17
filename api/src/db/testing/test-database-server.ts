import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../../../../local/embedded-postgres/running-server.ts'
import { startEmbedded } from '../../../../local/embedded-postgres/start-embedded.ts'
import { migrate } from '../migrations/migrate.ts'
import { newId } from '../new-id.ts'

/** The server of a test run, and the migrated database on it that each test file copies. */
export interface TestTemplate {
  readonly url: string
  readonly template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseServer: string
  }
}

/** One server per run, started when the first test file asks for it; vitest's `globalSetup`. */
export function setup(project: TestProject) {
  removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // When we run as root, the system user that runs PostgreSQL must be able to enter.
  chmodSync(folder, 0o755)
  let starting: ReturnType<typeof startServer> | undefined
  const socketServer = createServer((socket) => {
    starting ??= startServer(folder)
    starting.then(
      ({ url, template }) => socket.end(JSON.stringify({ url, template } satisfies TestTemplate)),
      (error: unknown) => socket.end(JSON.stringify({ trouble: String(error) })),
    )
  })
  const path = join(folder, 'socket')
  socketServer.listen(path)
  project.provide('testDatabaseServer', path)
  // Start afresh on each rerun: a migration may have been edited.
  project.onTestsRerun(async () => {
    const earlier = starting
    starting = undefined
    await endServer(earlier)
  })
  return async () => {
    socketServer.close()
    await endServer(starting)
    removeState(folder)
  }
}

async function endServer(starting: ReturnType<typeof startServer> | undefined) {
  // A failed start was already reported to the test that asked for it.
  const server = await starting?.catch(() => undefined)
  await server?.end()
}

async function startServer(folder: string) {
  const externalUrl = process.env['TEST_DATABASE_URL']
  const server = externalUrl
    ? { url: externalUrl, stop: async () => undefined }
    : await startEmbedded({ folder: join(folder, 'database') })
  const template = `test_${newId()}`
  const end = async () => {
    await dropAll(server.url, template)
    await server.stop()
  }
  try {
    const pool = new pg.Pool({ connectionString: await createEmpty(server.url, template) })
    await migrate(pool).finally(() => pool.end())
  } catch (error) {
    await end()
    throw error
  }
  return { url: server.url, template, end }
}

/** Creates a database without any table, and returns its URL. */
export async function createEmpty(url: string, name: string): Promise<string> {
  // Sort like the embedded database, whatever the server's default collation is.
  const isExternal = process.env['TEST_DATABASE_URL'] !== undefined
  const collation = isExternal ? "encoding 'UTF8' locale_provider libc locale 'C.UTF-8'" : ''
  await runStatement(url, `create database "${name}" template template0 ${collation}`)
  return inDatabase(url, name)
}

/** Drops the template and the databases copied from it. */
async function dropAll(url: string, template: string) {
  const found = await runStatement(
    url,
    `select datname as name from pg_database where starts_with(datname, '${template}')`,
  )
  for (const { name } of found) await runStatement(url, `drop database "${name}" with (force)`)
}

/** Runs one statement on a connection of its own. */
export async function runStatement(url: string, statement: string): Promise<{ readonly name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(statement).finally(() => client.end())
  return rows
}

export function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const PREFIX = 'amberly-test-'

/** Removes the folders that killed test runs left behind. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const [pid] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-') : []
    if (pid && !isAlive(Number(pid))) removeState(join(tmpdir(), name))
  }
}

/** Removes a folder with its database, which may be a link to another place. */
export function removeState(folder: string) {
  try {
    rmSync(realpathSync(join(folder, 'database')), { recursive: true, force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  rmSync(folder, { recursive: true, force: true })
}
