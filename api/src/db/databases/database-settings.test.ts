import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDatabaseSettings, refuseUnassigned } from './database-settings.ts'

const URL_1 = 'postgres://site:opensesame@one.example/site'
const URL_2 = 'postgres://site:opensesame@two.example/site'

function fileOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'databases-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'databases.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const read = (content: unknown, more: NodeJS.ProcessEnv = { DATABASE: 'one' }) =>
  readDatabaseSettings({ DATABASES: fileOf(content), ...more })

const TWO = {
  one: { brands: ['localhost', 'gay.localhost'], url: URL_1, direct_url: URL_1, read_url: URL_2 },
  two: { brands: ['She.localhost'], url: URL_2 },
}

test('the file gives a process the addresses of its own database', () => {
  const one = { name: 'one', brands: ['localhost', 'gay.localhost'], databaseUrl: URL_1 }
  const addresses = { databaseUrl: URL_1, databaseDirectUrl: URL_1, databaseReadUrl: URL_2 }
  const two = { name: 'two', brands: ['she.localhost'], databaseUrl: URL_2 }
  expect(read(TWO)).toEqual({ ...addresses, databases: { own: { ...one, ...addresses }, others: [two] } })
  expect(read(TWO, { DATABASE: 'two' })).toMatchObject({ databaseUrl: URL_2, databases: { own: two } })
})

test('the setting may also be what would be in the file', () => {
  expect(readDatabaseSettings({ DATABASES: JSON.stringify(TWO), DATABASE: 'one' })).toEqual(read(TWO))
})

test('without a file, they are in the environment', () => {
  expect(readDatabaseSettings({ DATABASE_URL: URL_1, DATABASE_READ_URL: '' })).toEqual({ databaseUrl: URL_1 })
})

test.each([
  ['{', 'is no JSON'],
  [[], 'is no list of databases'],
  [{}, 'names no database'],
  [{ One: TWO.one }, 'lower-case letters'],
  [{ one: { brands: ['localhost'] } }, 'has no url'],
  [{ one: { brands: 'localhost', url: URL_1 } }, 'brands is not a list'],
  [{ one: { brands: ['localhost'], url: 'opensesame' } }, 'one: url is not a PostgreSQL URL'],
  [{ one: { ...TWO.one, redis: 'x' } }, 'there is no redis'],
  [
    { ...TWO, three: { brands: ['localhost'], url: `${URL_2}3` } },
    'has localhost twice, in one and in three',
  ],
  [{ ...TWO, three: { brands: [], url: URL_1 } }, 'the same url twice, in one and in three'],
])('%j is refused with a sentence: %s', (content, sentence) => {
  expect(() => read(content)).toThrow(sentence)
  expect(() => read(content)).not.toThrow('opensesame')
})

test('it has to be said which database is this process’s, and only there', () => {
  expect(() => read(TWO, {})).toThrow(
    "DATABASE says which of the databases in DATABASES is this process's: one, two.",
  )
  expect(() => read(TWO, { DATABASE: 'three' })).toThrow('one, two.')
  expect(() => read(TWO, { DATABASE: 'one', DATABASE_URL: URL_1 })).toThrow('DATABASE_URL has no effect')
  expect(() => readDatabaseSettings({ DATABASES: '/nowhere.json' })).toThrow('cannot be read')
})

test('a host of the site may not lead to a brand that is in no database', () => {
  const { databases } = read(TWO)
  if (!databases) expect.fail()
  expect(() => refuseUnassigned(databases, ['localhost', 'she.localhost'])).not.toThrow()
  expect(() => refuseUnassigned(databases, ['localhost', 'he.localhost'])).toThrow('leads to he.localhost')
})
