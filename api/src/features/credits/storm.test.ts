import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isRunning, newDatabaseFolder, postmasterPid } from '../../db/embedded/fixtures/process.ts'
import { startEmbedded } from '../../db/embedded/start-embedded.ts'
import { silentLog } from '../../db/log.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { isFullStorm } from '../../db/testing/storm.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { ensureBrands } from '../site/brands.ts'
import { ATTEMPTS, addPayers, expectOnce, MESSAGES, startStorm } from './fixtures/storm.ts'
import { proveLedger } from './prove-ledger.ts'

const clock = { now: () => new Date() }
const TIMEOUT = { timeout: isFullStorm ? 600_000 : 180_000 }
const SOON = { timeout: 15_000, interval: 10 }

const database = await testDatabase()
await ensureBrands(database)

test(
  `two processes that try ${ATTEMPTS} charges with ${MESSAGES} ids book exactly ${MESSAGES}`,
  TIMEOUT,
  async () => {
    const owners = await addPayers(database)
    const storm = await startStorm({ url: database.url }, owners)
    const reports = await storm.ended()
    await expectOnce(database, reports)
    expect(reports.reduce((sum, { replays }) => sum + replays, 0)).toBe(ATTEMPTS - MESSAGES)
    expect(reports.map(({ failures }) => failures)).toEqual([0, 0])
    expect(await proveLedger({ database, clock, log: silentLog })).toEqual([])
    if (!isFullStorm) return
    const rate = ATTEMPTS / (Math.max(...reports.map(({ milliseconds }) => milliseconds)) / 1_000)
    console.log(`${Math.round(rate)} charges a second`)
    expect(rate).toBeGreaterThanOrEqual(600)
  },
)

test(
  'no acknowledged charge is lost or doubled when the database is killed three times and a process once',
  TIMEOUT,
  async () => {
    const folder = newDatabaseFolder()
    const embedded = await startEmbedded({ folder })
    const own = openDatabase({ url: embedded.url })
    try {
      await migrate(own.pool)
      await ensureBrands(own)
      const storm = await startStorm({ folder, goesOn: true }, await addPayers(own))
      const victim = await storm.startVictim()
      await storm.charging()
      for (let kill = 0; kill < 3; kill += 1) {
        await sleep(isFullStorm ? 5_000 : 300)
        victim.kill()
        const postmaster = postmasterPid(folder)
        process.kill(postmaster, 'SIGKILL')
        await expect.poll(() => isRunning(folder) && postmasterPid(folder) !== postmaster, SOON).toBe(true)
      }
      storm.enough()
      const reports = await storm.ended()
      expect(reports.every(({ failures }) => failures > 0)).toBe(true)
      // A running server may not accept connections yet.
      await expect.poll(() => own.isReachable(), SOON).toBe(true)
      await expectOnce(own, reports)
      expect(await proveLedger({ database: own, clock, log: silentLog })).toEqual([])
    } finally {
      await own.close()
      await embedded.stop()
    }
  },
)
