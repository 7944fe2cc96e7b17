import { get } from 'node:http'
import { expect, test } from 'vitest'
import { toyServer } from '../fixtures/server.ts'

test('closing ends streams with a time to reconnect, and finishes running requests', async () => {
  const { app } = await toyServer([])
  app.get('/stream', (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write(': open\n\n')
    app.draining.add(reply)
  })
  const release = Promise.withResolvers<void>()
  app.get('/slow', () => release.promise.then(() => 'done'))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const stream = read(`${url}/stream`)
  const slow = read(`${url}/slow`)
  await expect.poll(() => app.draining.openStreams).toBe(1)
  const closed = app.close()
  const retry = /retry: (\d+)\n\n$/.exec(await stream)?.[1]
  expect(Number(retry)).toBeLessThanOrEqual(5_000)
  expect(app.draining.openStreams).toBe(0)
  release.resolve()
  expect(await slow).toBe('done')
  await closed
})

function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}
