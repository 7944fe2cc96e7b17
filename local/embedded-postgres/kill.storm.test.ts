import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../api/src/db/open-database.ts'
import { isFullStorm } from '../../api/src/db/testing/storm.ts'
import {
  isRunning,
  kill,
  newDatabaseFolder,
  parentOf,
  postmasterPid,
  startWriter,
} from './fixtures/process.ts'
import { startEmbedded } from './start-embedded.ts'

const KINDS = ['node', 'postgres', 'everything', 'supervisor'] as const

const ROUNDS = isFullStorm ? 20 : 3

test(`${ROUNDS} kills during writes lose no acknowledged row`, {
  timeout: ROUNDS * 30_000,
}, async () => {
  const folder = newDatabaseFolder()
  const acknowledged: string[] = []
  const starts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, acknowledged: printed } = await startWriter(folder)
    await sleep(200 + Math.random() * 400)
    await killSome(KINDS[round % KINDS.length] ?? 'node', folder, child.pid ?? 0)
    await kill(child)
    acknowledged.push(...printed())
    const began = performance.now()
    const { url, stop } = await startEmbedded({ folder })
    starts.push(performance.now() - began)
    const { pool, close } = openDatabase({ url })
    const { rows } = await pool.query<{ id: string }>('select id from row')
    const storedIds = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([])
    await close()
    await stop()
    expect(isRunning(folder)).toBe(false)
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10)
  if (!isFullStorm) return
  const median = starts.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
  console.log(
    `${acknowledged.length} rows; started after a kill in ${Math.round(median)} ms (median), at most ${Math.round(Math.max(...starts))}`,
  )
  expect(median).toBeLessThanOrEqual(2_000)
})

async function killSome(kind: (typeof KINDS)[number], folder: string, writer: number) {
  const postmaster = postmasterPid(folder)
  const supervisor = parentOf(postmaster)
  const struck = {
    node: [writer],
    postgres: [postmaster],
    supervisor: [supervisor],
    everything: [writer, supervisor, postmaster],
  }
  for (const pid of struck[kind]) process.kill(pid, 'SIGKILL')
  // The surviving writer gets its database back.
  if (kind === 'postgres' || kind === 'supervisor')
    await expect.poll(() => postmasterPid(folder), SOON).not.toBe(postmaster)
  await sleep(Math.random() * 300)
}

const SOON = { timeout: 15_000, interval: 10 }

test('the database stops after its last process was killed', { timeout: 30_000 }, async () => {
  const folder = newDatabaseFolder()
  const { child } = await startWriter(folder)
  expect(isRunning(folder)).toBe(true)
  await kill(child)
  await expect.poll(() => isRunning(folder), SOON).toBe(false)
})

test('the database runs while any process uses it, and writes resume after it or its supervisor was killed', {
  timeout: 60_000,
}, async () => {
  const folder = newDatabaseFolder()
  const first = await startWriter(folder)
  const second = await startWriter(folder)
  const postmaster = postmasterPid(folder)
  await kill(first.child)
  await expectNewRows(second)
  expect(postmasterPid(folder)).toBe(postmaster)
  process.kill(postmaster, 'SIGKILL')
  await expect.poll(() => postmasterPid(folder), SOON).not.toBe(postmaster)
  await expectNewRows(second)
  process.kill(parentOf(postmasterPid(folder)), 'SIGKILL')
  await expect.poll(() => isRunning(folder), SOON).toBe(false)
  await expect.poll(() => isRunning(folder), SOON).toBe(true)
  await expectNewRows(second)
})

async function expectNewRows({ acknowledged }: { readonly acknowledged: () => readonly string[] }) {
  const before = acknowledged().length
  await expect.poll(() => acknowledged().length, SOON).toBeGreaterThan(before + 5)
}
