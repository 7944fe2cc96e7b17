import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../api/src/db/open-database.ts'
import { stormSeed } from '../../api/src/db/testing/storm.ts'
import { dataFolder } from '../../api/src/fixtures/process.ts'
import { startMailServer } from '../../api/src/outbox/transports/fixture-mail-server.ts'
import { commitBeforeNewestMigration, writeServerOf } from '../../api/src/process/fixture-other-server.ts'
import { randomOf } from '../demo-world/random.ts'
import { FAULTS, UPGRADE } from './faults/fixture-faults.ts'
import { FLIPPED, releaseToys } from './faults/fixture-flips.ts'
import { Lines } from './faults/fixture-lines.ts'
import { block } from './load/fixture-blocker.ts'
import { buy } from './load/fixture-buyer.ts'
import {
  expectEvents,
  expectInvariants,
  expectMails,
  expectPaid,
  longestOutage,
} from './load/fixture-invariants.ts'
import { addTalkers } from './load/fixture-talker.ts'
import { visit } from './load/fixture-visitor.ts'
import { findPrograms } from './programs.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

/** Milliseconds. */
const CALM = 4_000
/** Until a balancer and a pooler have noticed, and the replica has taken over. */
const MOST_OUTAGE = 30_000
/** A member may block another 120 times an hour. */
const BLOCK_PAUSE = 25_000
/** Few enough for the limit of an hour, also with those that are sent again. */
const BUY_PAUSE = 60_000
/** Faults by a part of their names, to look at some alone. */
const ONLY = process.env['FAULTS']

test.skipIf(!findPrograms())(
  'whatever part fails, nothing acknowledged is lost or doubled, and reads work again soon',
  { timeout: 2_400_000 },
  async () => {
    console.log(`STORM_SEED=${stormSeed} npm run chaos repeats the order of these faults.`)
    const data = dataFolder()
    const lines = new Lines()
    const mail = { isOut: false }
    const mails = await startMailServer({
      onMailFrom(_, __, done) {
        done(mail.isOut ? Object.assign(new Error('4.3.2 try later'), { responseCode: 451 }) : null)
      },
    })
    await releaseToys(data)
    const earlier = commitBeforeNewestMigration()
    const cluster = await startCluster({
      data,
      size: 24,
      env: { DEMO_REACTIONS: 'no', SMTP_URL: `smtp://127.0.0.1:${mails.port}` },
      lineTo: lines.to,
      log: console,
      ...(earlier && { server: writeServerOf(earlier.commit, 'local/start.ts') }),
    })
    onTestFinished(cluster.stop, 60_000)
    const { url, failover } = cluster
    const database = openDatabase({ url: failover.primary.url() })
    const [talkers, strangers] = await addLoad().finally(() => database.close())
    async function addLoad() {
      return [await addTalkers(database, url, 4), await addTalkers(database, url, 1)] as const
    }
    const [end, closed] = [new AbortController(), new AbortController()]
    const pages = talkers.map((talker) => talker.listen(closed.signal))
    await Promise.all(talkers.map(({ opened }) => opened.promise))
    const talking = talkers.map((talker) => talker.talk(end.signal, 600))
    const buying = talkers.map((talker) => buy(talker, end.signal, BUY_PAUSE))
    const blocking = block(strangers, end.signal, BLOCK_PAUSE)
    const visiting = visit(url, FLIPPED, end.signal)
    const outages: [fault: string, milliseconds: number][] = []
    for (const fault of order(earlier !== undefined)) {
      await sleep(CALM)
      const began = Date.now()
      console.log(`${new Date(began).toISOString()} ${fault}`)
      await FAULTS[fault]?.({ ...cluster, data, lines, mail })
      // The watcher notices within its time.
      await sleep(CALM)
      await expect.poll(() => isWhole(cluster), { timeout: 90_000, interval: 200 }).toBe(true)
      const since = Date.now()
      const later = () => talkers.every(({ acknowledged }) => last(acknowledged) > since)
      await expect.poll(later, { timeout: 60_000, interval: 200 }).toBe(true)
      const failed = talkers.flatMap(({ failedReads }) => failedReads.filter(({ at }) => at >= began))
      outages.push([fault, longestOutage(failed)])
    }
    end.abort()
    await Promise.all(talking)
    const orders = (await Promise.all(buying)).flat()
    const { blocks, seen } = await blocking
    const visits = await visiting
    console.table(outages)
    await expectEvents(talkers)
    closed.abort()
    await Promise.all(pages)
    await expectInvariants(failover.primary.url(), talkers)
    await expectPaid(failover.primary.url(), orders)
    const twice = await expectMails(failover.primary.url(), orders, () => mails.received)
    const sent = talkers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    const reads = talkers.reduce((sum, talker) => sum + talker.reads, 0)
    const failed = talkers.flatMap(({ failedReads }) => failedReads)
    console.log(
      `${sent} messages, ${orders.length} orders with their mails, ${twice} of which came twice, ${blocks} blocks, ` +
        `${visits.pages} pages, ${reads} reads of which ${failed.length} failed.`,
    )
    expect(seen).toEqual([])
    expect(strangers.flatMap(({ faults }) => faults)).toEqual([])
    expect(visits.faults).toEqual([])
    expect(outages.filter(([, milliseconds]) => milliseconds > MOST_OUTAGE)).toEqual([])
  },
)

/** The upgrade comes first: all other faults meet this version. */
function order(hasUpgrade: boolean): string[] {
  const names = Object.keys(FAULTS).filter((name) => name !== UPGRADE)
  const shuffled = randomOf(`chaos ${stormSeed}`).shuffled(names)
  const chosen = ONLY ? shuffled.filter((name) => name.includes(ONLY)) : shuffled
  return hasUpgrade ? [UPGRADE, ...chosen] : chosen
}

async function isWhole({ parts, failover, nodes, portOf }: Cluster): Promise<boolean> {
  if (!failover.isSafe || parts.some(({ isRunning }) => !isRunning)) return false
  if (!(await failover.primary.isReachable()) || !(await failover.replica.isReachable())) return false
  const ready = [...nodes.keys()].map((name) =>
    fetch(`http://127.0.0.1:${portOf(name)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return (await Promise.all(ready)).every(Boolean)
}

function last(acknowledged: ReadonlyMap<string, number>): number {
  return [...acknowledged.values()].at(-1) ?? 0
}
