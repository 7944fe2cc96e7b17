import { getUser, signUp } from 'contracts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { createEmpty } from '../db/testing/test-database-server.ts'
import { start } from '../fixtures/process.ts'
import { commitBeforeNewestMigration, writeServerOf } from './fixture-other-server.ts'

const earlier = commitBeforeNewestMigration()
const { url } = await testDatabase()

test.skipIf(!earlier)(
  'the server from before the newest migration serves on while this one migrates and serves',
  { timeout: 120_000 },
  async () => {
    const { commit, migration } = earlier ?? expect.fail()
    const database = await createEmpty(url, `${new URL(url).pathname.slice(1)}_earlier`)
    const env = { DATABASE_URL: database, PORT: '0', TRUST_PROXY: '127.0.0.1,::1' }
    const before = await start(env, ['--role', 'api'], writeServerOf(commit)).url()
    expect(await migrationsOf(database)).not.toContain(migration)
    const newcomers: Newcomer[] = []
    const join = async (site: string) => newcomers.push(await signUpAt(site, newcomers.length))
    const migrating = new AbortController()
    const starting = start(env)
      .url()
      .finally(() => migrating.abort())
    while (!migrating.signal.aborted) await join(before)
    const now = await starting
    expect(await migrationsOf(database)).toContain(migration)
    await join(before)
    await join(now)
    for (const newcomer of newcomers)
      expect([await idAt(before, newcomer), await idAt(now, newcomer)]).toEqual([newcomer.id, newcomer.id])
    expect(newcomers.length).toBeGreaterThan(3)
  },
)

async function migrationsOf(database: string) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>('select name from migration')
    .finally(() => client.end())
  return rows.map(({ name }) => name)
}

interface Newcomer {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
}

async function signUpAt(site: string, number: number): Promise<Newcomer> {
  const headers = {
    'content-type': 'application/json',
    'x-client-type': 'web',
    'x-forwarded-for': `10.9.${number % 250}.7`,
  }
  const body = JSON.stringify({
    email: `newcomer-${number}@example.invalid`,
    name: 'Newcomer',
    password: 'a song about rain',
    date_of_birth: '1990-06-15',
  })
  const signedUp = await fetch(site + signUp.path, { method: 'POST', headers, body })
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { id: await idIn(signedUp), headers: { ...headers, cookie } }
}

const idAt = async (site: string, { headers }: Newcomer) =>
  idIn(await fetch(site + getUser.path, { headers }))

async function idIn(answer: Response): Promise<string> {
  const { user } = (await answer.json()) as { user?: { id: string } }
  return user?.id ?? expect.fail(`No member, but ${answer.status}`)
}
