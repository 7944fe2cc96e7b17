import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from './lock.ts'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const NOBODY_WAITS = () => expect.unreachable()

/** Holds the lock for a moment, several times at once; returns how many did at the same time, at most. */
async function mostAtOnce(folder: string, times: number): Promise<number> {
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await sleep(5)
    now -= 1
  }
  const waiting = Array.from({ length: times }, () => withLock(folder, 'a.lock', work, () => undefined))
  await Promise.all(waiting)
  return most
}

/** The files of a folder that are no folders. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => (it.isFile() ? [it.name] : []))
}

test('one holder at a time, and nothing is left behind', async () => {
  const folder = temporaryFolder()
  expect(await mostAtOnce(folder, 4)).toBe(1)
  expect(filesIn(folder)).toEqual([])
})

test('the lock of a process that has ended is taken over, by one of those who find it', async () => {
  const folder = temporaryFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, 'a.lock'), `${pid} 1 some-id`)
  expect(await mostAtOnce(folder, 6)).toBe(1)
  expect(filesIn(folder)).toEqual([])
})

test.runIf(process.platform === 'linux')('so is one whose number another process has now', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.lock'), `${process.pid} 1 some-id`)
  await expect(withLock(folder, 'a.lock', async () => 'done', NOBODY_WAITS)).resolves.toBe('done')
})

test('work that fails releases the lock', async () => {
  const folder = temporaryFolder()
  const failing = withLock(folder, 'a.lock', () => Promise.reject(new Error('no')), NOBODY_WAITS)
  await expect(failing).rejects.toThrow('no')
  await expect(withLock(folder, 'a.lock', async () => 'done', NOBODY_WAITS)).resolves.toBe('done')
})
