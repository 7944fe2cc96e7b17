import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

// As in drizzle.config.ts: each file of this folder that is no test.
const FILES = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))
const META = join(import.meta.dirname, '../../migrations/meta')

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(META, name), 'utf8'))
}

test('the migrations create the tables that the code defines: drizzle-kit has nothing to generate', async () => {
  const { entries } = read('_journal.json') as { readonly entries: readonly { readonly idx: number }[] }
  const last = String(entries.at(-1)?.idx).padStart(4, '0')
  const before = read(`${last}_snapshot.json`) as ReturnType<typeof generateDrizzleJson>
  const modules: Record<string, unknown>[] = await Promise.all(
    FILES.map((file) => import(join(import.meta.dirname, file))),
  )
  const now = generateDrizzleJson(Object.assign({}, ...modules), before.id)
  expect(await generateMigration(before, now)).toEqual([])
})
