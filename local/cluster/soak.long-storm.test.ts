import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../api/src/db/open-database.ts'
import { dataFolder } from '../../api/src/fixtures/process.ts'
import { buy } from './load/fixture-buyer.ts'
import { expectEvents, expectInvariants, expectPaid } from './load/fixture-invariants.ts'
import { grown, type Sample, sampleOf } from './load/fixture-samples.ts'
import { addTalkers } from './load/fixture-talker.ts'
import { findPrograms } from './programs.ts'
import { startCluster } from './start-cluster.ts'

/** Only `npm run soak` sets it: an hour is too long for any other run. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 0)
const SAMPLES = 120

test.skipIf(MINUTES === 0 || !findPrograms())(
  `memory, handles and connections stay flat in the last half of ${MINUTES} minutes`,
  { timeout: MINUTES * 60_000 + 600_000 },
  async () => {
    const cluster = await startCluster({
      data: dataFolder(),
      size: 240,
      env: { DEMO_REACTIONS: 'no' },
      log: console,
    })
    onTestFinished(cluster.stop, 60_000)
    const { url, failover } = cluster
    const database = openDatabase({ url: failover.primary.url() })
    const talkers = await addTalkers(database, url, 10).finally(() => database.close())
    const [end, closed] = [new AbortController(), new AbortController()]
    const pages = talkers.map((talker) => talker.listen(closed.signal))
    await Promise.all(talkers.map(({ opened }) => opened.promise))
    // A member may write twenty messages a minute.
    const talking = talkers.map((talker) => talker.talk(end.signal, 4_000))
    const buying = talkers.slice(0, 2).map((talker) => buy(talker, end.signal, 90_000))
    const samples: Sample[] = []
    while (samples.length < SAMPLES) {
      await sleep((MINUTES * 60_000) / SAMPLES)
      samples.push(await sampleOf(cluster))
    }
    end.abort()
    await Promise.all(talking)
    const orders = (await Promise.all(buying)).flat()
    await expectEvents(talkers)
    closed.abort()
    await Promise.all(pages)
    await expectInvariants(failover.primary.url(), talkers)
    await expectPaid(failover.primary.url(), orders)
    const [middle = {}, last = {}] = [samples[SAMPLES / 2], samples.at(-1)]
    console.table(Object.keys(last).map((figure) => [figure, middle[figure], last[figure]]))
    expect(grown(samples)).toEqual([])
    expect(talkers.flatMap(({ failedReads, failedWrites }) => [...failedReads, ...failedWrites])).toEqual([])
  },
)
