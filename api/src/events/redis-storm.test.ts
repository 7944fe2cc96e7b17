import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isFullStorm } from '../db/testing/storm.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { hasRedis, startRedis } from '../redis/fixture-redis.ts'
import { addAudience } from './fixture-audience.ts'
import { quantile, receivedBy, startCrowd, sum } from './fixture-crowd.ts'
import { startNode, wakeNodes } from './fixture-nodes.ts'
import { publishAtRandom } from './fixture-publisher.ts'

const STREAMS = isFullStorm ? 400 : 20
const RATE = { seconds: isFullStorm ? 20 : 4, perSecond: isFullStorm ? 200 : 20 }
/** Milliseconds: the nodes notice at once that Redis has died, but a busy machine is given more. */
const LATEST = 6_000

const database = await testDatabase()
await ensureBrands(database)

test.skipIf(!hasRedis)(
  'two nodes receive every event, once, while Redis is killed twice',
  {
    timeout: 180_000,
  },
  async () => {
    const people = await addAudience(database, STREAMS)
    const redis = await startRedis()
    const [one, other] = await Promise.all([startNode(database, redis.url), startNode(database, redis.url)])
    wakeNodes(database, redis.url)
    const crowd = startCrowd()
    await crowd.open(one.url, { cookies: people.cookies.slice(0, STREAMS / 2) })
    await crowd.open(other.url, { cookies: people.cookies.slice(STREAMS / 2) })

    const killing = killTwice(redis)
    const { published } = await publishAtRandom(database, people, RATE)
    await killing
    expect(Math.max(...(await receivedBy(crowd, published)))).toBeLessThan(LATEST)

    // All are connected again: otherwise, half of the events would be seconds late.
    await sleep(3_000)
    const { published: after } = await publishAtRandom(database, people, RATE)
    expect(quantile(await receivedBy(crowd, sum(published, after)), 0.5)).toBeLessThan(500)
  },
)

async function killTwice(redis: Awaited<ReturnType<typeof startRedis>>) {
  const pause = (RATE.seconds * 1_000) / 5
  for (let kill = 0; kill < 2; kill += 1) {
    await sleep(pause)
    await redis.kill()
    await sleep(pause)
    await redis.startAgain()
  }
}
