import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as demo from '../demo/tables.ts'
import * as events from '../events/tables.ts'
import * as outbox from '../outbox/tables.ts'
import * as own from './account/own-tables.ts'
import * as account from './account/tables.ts'
import * as chat from './chat/tables.ts'
import * as credits from './credits/tables.ts'
import * as reports from './members/report-tables.ts'
import * as search from './members/search-tables.ts'
import * as swipes from './members/swipe-tables.ts'
import * as members from './members/tables.ts'
import * as site from './site/tables.ts'

const META = join(import.meta.dirname, '../../migrations/meta')

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(META, name), 'utf8'))
}

test('the migrations make the tables that the code knows: nothing waits for drizzle-kit generate', async () => {
  const { entries } = read('_journal.json') as { readonly entries: readonly { readonly idx: number }[] }
  const last = String(entries.at(-1)?.idx).padStart(4, '0')
  const before = read(`${last}_snapshot.json`) as ReturnType<typeof generateDrizzleJson>
  const now = generateDrizzleJson(
    {
      ...account,
      ...chat,
      ...credits,
      ...demo,
      ...events,
      ...members,
      ...outbox,
      ...own,
      ...reports,
      ...search,
      ...site,
      ...swipes,
    },
    before.id,
  )
  expect(await generateMigration(before, now)).toEqual([])
})
