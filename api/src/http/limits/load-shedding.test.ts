import { expect, onTestFinished, test } from 'vitest'
import { NO_DATABASE } from '../fixtures/server.ts'
import { siteServer } from '../server/site-server.ts'

/** Keeps the event loop busy, as loading code does. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

async function site() {
  const app = await siteServer({ database: NO_DATABASE, maxDelay: 500 })
  app.get('/api/this', () => 'an answer')
  onTestFinished(() => app.close())
  return app
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 1))

test('a busy process sheds requests', async () => {
  const app = await site()
  await app.listen({ port: 0 })
  block(1_200)
  await nextTurn()
  expect((await app.inject('/api/this')).statusCode).toBe(503)
})

test('a start that keeps the process busy does not count as load', async () => {
  const app = await site()
  app.addHook('onReady', async () => {
    block(1_200)
    await nextTurn()
  })
  await app.listen({ port: 0 })
  expect((await app.inject('/api/this')).statusCode).toBe(200)
})
