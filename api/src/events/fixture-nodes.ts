import { onTestFinished } from 'vitest'
import { silentLog } from '../db/log.ts'
import type { TestDatabase } from '../db/testing/test-database.ts'
import { start } from '../fixtures/process.ts'
import { openRedis } from '../redis/open-redis.ts'
import { postgresBus } from './bus/postgres-bus.ts'
import { redisBus } from './bus/redis-bus.ts'

/** Starts a real server process. */
export async function startNode({ url: databaseUrl }: TestDatabase, redisUrl = '') {
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT: '0', TRUST_PROXY: '127.0.0.1,::1' }
  const url = await start(env, ['--role', 'api']).url()
  return {
    url,
    async memory() {
      const figures = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1])
    },
  }
}

/** Makes events that this process publishes wake the nodes, as if it were one of them. */
export function wakeNodes(database: TestDatabase, redisUrl?: string) {
  const notifications = postgresBus({ url: database.url, log: silentLog })
  const redis = redisUrl ? openRedis({ url: redisUrl, log: silentLog }) : undefined
  const bus = redis ? redisBus({ redis, database: notifications }) : notifications
  const unsubscribe = database.onAnnounced((ids) => bus.wake(ids))
  onTestFinished(async () => {
    unsubscribe()
    await redis?.stop()
    await bus.stop()
  })
}
