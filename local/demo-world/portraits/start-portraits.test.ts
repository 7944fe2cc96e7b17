import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFolder, exitCode } from '../../../api/src/fixtures/process.ts'
import { startLocal } from '../../fixture-process.ts'

/** Files per picture. */
const FILES = 5
/** One for each of forty members, and three for the premium account of each brand. */
const PORTRAITS = 49

function filesIn(data: string): number {
  const names = readdirSync(data, { recursive: true }).map(String)
  return names.filter((name) => name.startsWith('pictures') && name.endsWith('.webp')).length
}

test('a running site paints portraits in the background, stops cleanly half-way, and resumes at the next start', {
  timeout: 90_000,
}, async () => {
  const data = dataFolder()
  const first = startLocal({ DATA_DIR: data, PORT: '0', DEMO: '40' })
  await first.url()
  await expect.poll(() => filesIn(data), { timeout: 40_000 }).toBeGreaterThanOrEqual(FILES)
  first.child.kill('SIGTERM')
  expect(await exitCode(first.child)).toBe(0)
  expect(first.printed()).not.toContain('ended early')
  const before = filesIn(data)
  expect(before).toBeLessThan(FILES * PORTRAITS)
  const second = startLocal({ DATA_DIR: data, PORT: '0', DEMO: '40' })
  await second.url()
  await expect.poll(() => filesIn(data), { timeout: 40_000 }).toBeGreaterThan(before)
})
