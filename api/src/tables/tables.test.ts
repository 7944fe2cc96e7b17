import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as account from './account.ts'
import * as chat from './chat.ts'
import * as credits from './credits.ts'
import * as debits from './debits.ts'
import * as demo from './demo.ts'
import * as discounts from './discounts.ts'
import * as events from './events.ts'
import * as landers from './landers.ts'
import * as members from './members.ts'
import * as orders from './orders.ts'
import * as outbox from './outbox.ts'
import * as own from './own-account.ts'
import * as refunds from './refunds.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as shownProfiles from './shown-profiles.ts'
import * as site from './site.ts'
import * as spending from './spending.ts'
import * as swipes from './swipe.ts'

const META = join(import.meta.dirname, '../../migrations/meta')

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(META, name), 'utf8'))
}

test('the migrations create the tables that the code defines: drizzle-kit has nothing to generate', async () => {
  const { entries } = read('_journal.json') as { readonly entries: readonly { readonly idx: number }[] }
  const last = String(entries.at(-1)?.idx).padStart(4, '0')
  const before = read(`${last}_snapshot.json`) as ReturnType<typeof generateDrizzleJson>
  const now = generateDrizzleJson(
    {
      ...account,
      ...chat,
      ...credits,
      ...debits,
      ...demo,
      ...discounts,
      ...events,
      ...landers,
      ...members,
      ...orders,
      ...outbox,
      ...own,
      ...refunds,
      ...reports,
      ...search,
      ...shownProfiles,
      ...site,
      ...spending,
      ...swipes,
    },
    before.id,
  )
  expect(await generateMigration(before, now)).toEqual([])
})
