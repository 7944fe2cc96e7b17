import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../embedded/running-server.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { migrate } from '../migrate.ts'
import { newId } from '../new-id.ts'

/** What a test file is told: the server, and the migrated database there that it copies. */
export interface TestTemplate {
  readonly url: string
  readonly template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseServer: string
  }
}

/** One server a run, started when the first test file asks for it; vitest's `globalSetup`. */
export function setup(project: TestProject) {
  sweep()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // The account that runs PostgreSQL where we are root must get in.
  chmodSync(folder, 0o755)
  let begun: ReturnType<typeof begin> | undefined
  const door = createServer((socket) => {
    begun ??= begin(folder)
    begun.then(
      ({ url, template }) => socket.end(JSON.stringify({ url, template } satisfies TestTemplate)),
      (error: unknown) => socket.end(JSON.stringify({ trouble: String(error) })),
    )
  })
  const path = join(folder, 'door')
  door.listen(path)
  project.provide('testDatabaseServer', path)
  // A migration may be what was edited.
  project.onTestsRerun(async () => {
    const earlier = begun
    begun = undefined
    await endOf(earlier)
  })
  return async () => {
    door.close()
    await endOf(begun)
    removeState(folder)
  }
}

async function endOf(begun: ReturnType<typeof begin> | undefined) {
  // One that did not begin has said so to the test that asked.
  const server = await begun?.catch(() => undefined)
  await server?.end()
}

async function begin(folder: string) {
  const given = process.env['TEST_DATABASE_URL']
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startEmbedded({ folder: join(folder, 'database') })
  const template = `test_${newId()}`
  const end = async () => {
    await dropAll(server.url, template)
    await server.stop()
  }
  try {
    // As the embedded one sorts, whatever the server's own order is.
    const order = given ? "encoding 'UTF8' locale_provider libc locale 'C.UTF-8'" : ''
    await ask(server.url, `create database "${template}" template template0 ${order}`)
    const pool = new pg.Pool({ connectionString: inDatabase(server.url, template) })
    await migrate(pool).finally(() => pool.end())
  } catch (error) {
    await end()
    throw error
  }
  return { url: server.url, template, end }
}

/** The template and what was copied from it. */
async function dropAll(url: string, template: string) {
  const found = await ask(
    url,
    `select datname as name from pg_database where starts_with(datname, '${template}')`,
  )
  for (const { name } of found) await ask(url, `drop database "${name}" with (force)`)
}

/** One statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<{ readonly name: string }[]> {
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

/** What runs left that were killed. */
function sweep() {
  for (const name of readdirSync(tmpdir())) {
    const [pid] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-') : []
    if (pid && !isAlive(Number(pid))) removeState(join(tmpdir(), name))
  }
}

/** The database may lie outside its folder. */
export function removeState(folder: string) {
  try {
    rmSync(realpathSync(join(folder, 'database')), { recursive: true, force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  rmSync(folder, { recursive: true, force: true })
}
