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
import { ATTEMPTS, expectOnce, gather, MESSAGES, startStorm } from './fixtures/storm.ts'
import { proveLedger } from './prove-ledger.ts'

const clock = { now: () => new Date() }
const PATIENCE = { timeout: isFullStorm ? 600_000 : 180_000 }
const SOON = { timeout: 15_000, interval: 10 }

const database = await testDatabase()
await ensureBrands(database)

test(
  `${ATTEMPTS} charges over ${MESSAGES} ids from two processes are exactly ${MESSAGES}`,
  PATIENCE,
  async () => {
    const owners = await gather(database)
    const storm = await startStorm({ url: database.url }, owners)
    const charged = await storm.ended()
    await expectOnce(database, charged)
    expect(charged.reduce((sum, { replays }) => sum + replays, 0)).toBe(ATTEMPTS - MESSAGES)
    expect(charged.map(({ failures }) => failures)).toEqual([0, 0])
    expect(await proveLedger({ database, clock, log: silentLog })).toEqual([])
    if (!isFullStorm) return
    const rate = ATTEMPTS / (Math.max(...charged.map(({ milliseconds }) => milliseconds)) / 1_000)
    console.log(`${Math.round(rate)} charges a second`)
    expect(rate).toBeGreaterThanOrEqual(600)
  },
)

test(
  'with the database killed three times meanwhile, and a process once, nothing acknowledged is lost or doubled',
  PATIENCE,
  async () => {
    const folder = newDatabaseFolder()
    const embedded = await startEmbedded({ folder })
    const own = openDatabase({ url: embedded.url })
    try {
      await migrate(own.pool)
      await ensureBrands(own)
      const storm = await startStorm({ folder, goesOn: true }, await gather(own))
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
      const charged = await storm.ended()
      expect(charged.every(({ failures }) => failures > 0)).toBe(true)
      // Who runs is not yet who answers.
      await expect.poll(() => own.isReachable(), SOON).toBe(true)
      await expectOnce(own, charged)
      expect(await proveLedger({ database: own, clock, log: silentLog })).toEqual([])
    } finally {
      await own.close()
      await embedded.stop()
    }
  },
)
