import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingForDrill, restoreDrill } from './restore-drill.ts'

const readText = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

test('a database is restored to the moment before an accident', { timeout: 120_000 }, async ({ skip }) => {
  const why = missingForDrill()
  if (why) skip(why)
  const { restored, lost } = await restoreDrill()
  expect(restored).toBe(1_500)
  // The settings' 30 s are 2 s here; the rest is what archiving itself takes.
  expect(lost).toBeLessThan(30)
})

test('a drill that is cut off leaves nothing behind', { timeout: 60_000 }, async ({ skip }) => {
  const why = missingForDrill()
  if (why) skip(why)
  const over = new AbortController()
  const lines: string[] = []
  const report = (line: string) => {
    lines.push(line)
    over.abort(new Error('cut off'))
  }
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('drill-'))
  const before = folders()
  await expect(restoreDrill(report, over.signal)).rejects.toThrow('cut off')
  expect(lines).toHaveLength(1)
  expect(folders().filter((name) => !before.includes(name))).toEqual([])
})

test('the archive is at most a minute behind', () => {
  const seconds = Number(/^archive_timeout = (\d+)s$/m.exec(readText('postgresql.conf'))?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(30)
})

test('the command that archives names the stanza of the configuration', () => {
  expect(readText('postgresql.conf')).toContain('--stanza=amberly')
  expect(readText('pgbackrest.conf')).toContain('\n[amberly]\n')
})
