import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../api/src/db/open-database.ts'
import { dataFolder } from '../../api/src/fixtures/process.ts'
import { expectEvents, expectInvariants, longestOutage } from './load/fixture-invariants.ts'
import { addTalkers } from './load/fixture-talker.ts'
import type { NodeName } from './nodes.ts'
import { findPrograms } from './programs.ts'
import { startCluster } from './start-cluster.ts'

const NODES: readonly NodeName[] = ['api-1', 'api-2', 'gateway-1']
/** Milliseconds. */
const NOTICED = 3_000
const FAILED_OVER = 30_000

test('a killed node fails no read once the balancer has noticed, and a killed primary loses no message', {
  timeout: 180_000,
}, async ({ skip }) => {
  skip(!findPrograms(), 'PostgreSQL, PgBouncer, Redis and nginx are not all installed here')
  const cluster = await startCluster({
    data: dataFolder(),
    size: 24,
    nodes: NODES,
    env: { DEMO_REACTIONS: 'no' },
    log: console,
  })
  onTestFinished(cluster.stop, 60_000)
  const { url, failover, nodes } = cluster
  const database = openDatabase({ url: failover.primary.url() })
  const talkers = await addTalkers(database, url, 3).finally(() => database.close())
  const end = new AbortController()
  const closed = new AbortController()
  const pages = talkers.map((talker) => talker.listen(closed.signal))
  await Promise.all(talkers.map(({ opened }) => opened.promise))
  const talking = talkers.map((talker) => talker.talk(end.signal))
  await sleep(1_500)

  const killedAt = Date.now()
  nodes.get('api-2')?.kill('SIGKILL')
  await sleep(4_000)
  const late = talkers.flatMap((talker) => talker.failedReads).filter(({ at }) => at - killedAt > NOTICED)
  expect(late).toEqual([])

  const primaryKilledAt = Date.now()
  failover.primary.part.kill('SIGKILL')
  await sleep(2_000)
  const writesAgain = () =>
    talkers.every(({ acknowledged }) => lastOf(acknowledged) > primaryKilledAt + 2_000)
  await expect.poll(writesAgain, { timeout: FAILED_OVER, interval: 100 }).toBe(true)
  const seconds = (Date.now() - primaryKilledAt) / 1_000
  await sleep(1_000)

  end.abort()
  await Promise.all(talking)
  await expectEvents(talkers)
  closed.abort()
  await Promise.all(pages)
  await expectInvariants(failover.primary.url(), talkers)
  const failed = talkers.flatMap((talker) => talker.failedReads)
  const count = talkers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  console.log(
    `${count} messages; all write again ${seconds.toFixed(1)} s after the primary was killed; ` +
      `${failed.length} reads failed, for ${longestOutage(failed)} ms`,
  )
})

function lastOf(acknowledged: ReadonlyMap<string, number>): number {
  return [...acknowledged.values()].at(-1) ?? 0
}
