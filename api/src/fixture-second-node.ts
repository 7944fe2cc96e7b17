import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type AppOptions, createApp } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import type { TestDatabase } from './db/test-database.ts'

interface SecondNodeOptions extends AppOptions {
  readonly database: TestDatabase
}

/**
 * With `TEST_NODES=2` the tests meet a site of two servers on one database: every second request goes to the other one,
 * which has connections and a memory of its own.
 */
export async function addSecondNode(app: FastifyInstance, options: SecondNodeOptions) {
  if (process.env['TEST_NODES'] !== '2') return
  const database = openDatabase({ url: options.database.url })
  const other = await createApp({ ...options, database })
  afterAll(async () => {
    await other.close()
    await database.close()
  })
  const nodes = [app.inject.bind(app), other.inject.bind(other)] as const
  let turn = 0
  const inject = (...words: Parameters<FastifyInstance['inject']>) => {
    turn += 1
    return (turn % 2 === 0 ? nodes[0] : nodes[1])(...words)
  }
  Object.assign(app, { inject })
}
