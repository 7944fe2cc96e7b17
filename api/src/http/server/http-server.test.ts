import { connect } from 'node:net'
import { endpoint } from 'contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toyServer } from '../fixtures/server.ts'
import { route } from '../route.ts'

const write = endpoint({
  method: 'POST',
  path: '/api/toy.php',
  body: z.object({ text: z.string() }),
  answer: z.undefined(),
})

async function port(): Promise<number> {
  const { app } = await toyServer([route(write, { access: 'any' }, () => undefined)])
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** Sends the bytes; returns the whole response, and the milliseconds until the connection closed. */
async function send(to: number, text: string): Promise<{ response: string; ms: number }> {
  const start = performance.now()
  const socket = connect(to, '127.0.0.1')
  socket.write(text)
  let response = ''
  socket.on('data', (chunk: Buffer) => {
    response += chunk.toString()
  })
  const ended = Promise.withResolvers<void>()
  socket.on('close', () => ended.resolve())
  socket.on('error', () => ended.resolve())
  await ended.promise
  return { response, ms: performance.now() - start }
}

const HEAD = [
  'POST /api/toy.php HTTP/1.1',
  'Host: localhost',
  'x-client-type: web',
  'content-type: application/json',
  'content-length: 30',
].join('\r\n')

test('a body that does not arrive times out after ten seconds, with a well-formed error', {
  timeout: 20_000,
}, async () => {
  const { response, ms } = await send(await port(), `${HEAD}\r\n\r\n{"text":`)
  expect(response).toContain('HTTP/1.1 408')
  expect(response).toContain('"code":"invalid_input"')
  expect(ms).toBeGreaterThan(9_000)
  expect(ms).toBeLessThan(13_000)
})

test('malformed HTTP gets a well-formed error', async () => {
  const to = await port()
  for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nno colon\r\n\r\n']) {
    const { response } = await send(to, text)
    expect(response).toContain('HTTP/1.1 400')
    expect(response).toContain('"code":"invalid_input"')
  }
  const { response } = await send(to, `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(response).toContain('HTTP/1.1 431')
})

test.each([
  ['two Host headers', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n'],
  ['an absolute URL with another host', 'GET http://evil.example/livez HTTP/1.1\r\nHost: localhost\r\n'],
  ['an absolute URL with another port', 'GET http://localhost:81/livez HTTP/1.1\r\nHost: localhost\r\n'],
])('%s is a bad request', async (_, head) => {
  const { response } = await send(await port(), `${head}connection: close\r\n\r\n`)
  expect(response).toContain('HTTP/1.1 400')
  expect(response).toContain('"code":"invalid_input"')
})

test('an absolute URL with the host of its header is served', async () => {
  const head = 'GET http://LOCALHOST/livez HTTP/1.1\r\nHost: localhost\r\nconnection: close'
  expect((await send(await port(), `${head}\r\n\r\n`)).response).toContain('HTTP/1.1 200')
})
