import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  isRunning,
  newDatabaseFolder,
  postmasterPid,
} from '../../../../local/embedded-postgres/fixtures/process.ts'
import { startEmbedded } from '../../../../local/embedded-postgres/start-embedded.ts'
import { silentLog } from '../../db/log.ts'
import { migrate } from '../../db/migrations/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { isFullStorm } from '../../db/testing/storm.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { proveLedger } from '../credits/ledger/proof/prove-ledger.ts'
import { ensureBrands } from '../site/brands.ts'
import { ATTEMPTS, addWriters, expectOnce, MESSAGES, startStorm } from './fixtures/storm.ts'

const clock = { now: () => new Date() }
const TIMEOUT = { timeout: isFullStorm ? 600_000 : 180_000 }
const SOON = { timeout: 15_000, interval: 10 }

const database = await testDatabase()
await ensureBrands(database)

test(
  `two processes that send ${MESSAGES} messages ${ATTEMPTS} times store and charge each once`,
  TIMEOUT,
  async () => {
    const storm = await startStorm({ url: database.url }, await addWriters(database))
    const reports = await storm.ended()
    await expectOnce(database, reports)
    expect(reports.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBe(ATTEMPTS)
    expect(reports.map(({ failures }) => failures)).toEqual([0, 0])
    expect(await proveLedger({ database, clock, log: silentLog })).toEqual([])
  },
)

test(
  'no acknowledged message is lost or doubled when the database is killed, a process is killed, and another freezes',
  TIMEOUT,
  async () => {
    const folder = newDatabaseFolder()
    const embedded = await startEmbedded({ folder })
    const own = openDatabase({ url: embedded.url })
    try {
      await migrate(own.pool)
      await ensureBrands(own)
      const storm = await startStorm({ folder, goesOn: true }, await addWriters(own))
      const [victim, sleeper] = [await storm.startVictim(), await storm.startVictim()]
      await storm.sending()
      sleeper.freeze()
      for (let kill = 0; kill < 3; kill += 1) {
        await sleep(isFullStorm ? 5_000 : 300)
        victim.kill()
        const postmaster = postmasterPid(folder)
        process.kill(postmaster, 'SIGKILL')
        await expect.poll(() => isRunning(folder) && postmasterPid(folder) !== postmaster, SOON).toBe(true)
      }
      await sleep(isFullStorm ? 45_000 : 0)
      sleeper.resume()
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
