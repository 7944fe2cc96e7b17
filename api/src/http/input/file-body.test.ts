import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { endpoint } from 'contracts'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { formWith } from '../fixtures/form.ts'
import { errorOf, OWN_HEADERS, toyServer } from '../fixtures/server.ts'
import { type RouteOptions, route } from '../route.ts'

const PATH = '/api/toy.php'
const MAX_BYTES = 100_000
const take = endpoint({ method: 'POST', path: PATH, file: 'photo', answer: z.object({ size: z.int() }) })
const write = endpoint({
  method: 'PUT',
  path: PATH,
  body: z.object({ text: z.string() }),
  answer: z.undefined(),
})

interface Answer {
  readonly size: number
}

function site(
  options: Partial<RouteOptions<typeof take>> = {},
  handler: (size: number) => Answer | Promise<Answer> = (size) => ({ size }),
) {
  return toyServer([
    route(take, { access: 'any', fileLimit: MAX_BYTES, ...options }, ({ file }) => handler(file.length)),
    route(write, { access: 'any' }, () => undefined),
  ])
}

type App = Awaited<ReturnType<typeof site>>['app']

function send(app: App, { payload, type }: { payload: Buffer | string; type: string }, more = {}) {
  const headers = { ...OWN_HEADERS, 'content-type': type, ...more }
  return app.inject({ method: 'POST', url: PATH, headers, payload })
}

test('a form with a file is accepted up to the limit', async () => {
  const { app } = await site()
  const sizeOf = async (size: number) => {
    const response = await send(app, formWith('photo', Buffer.alloc(size, 1)))
    return [response.statusCode, response.statusCode === 200 ? response.json().size : errorOf(response).code]
  }
  expect(await sizeOf(0)).toEqual([200, 0])
  expect(await sizeOf(MAX_BYTES)).toEqual([200, MAX_BYTES])
  expect(await sizeOf(MAX_BYTES + 1)).toEqual([413, 'file_too_large'])
  expect(await sizeOf(MAX_BYTES * 20)).toEqual([413, 'file_too_large'])
})

const form = (body: string, boundary = 'x') => ({
  payload: body,
  type: `multipart/form-data; boundary=${boundary}`,
})
const part = (head: string, body = 'a') => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`

test.each([
  ['no file', form('--x--\r\n'), 422],
  ['no parts at all', form(''), 422],
  ['another field', formWith('other', Buffer.from('a')), 422],
  ['a field that is no file', form(`${part('name="photo"')}--x--`), 400],
  ['a field before the file', form(`${part('name="a"')}${part('name="photo"; filename="a"')}--x--`), 400],
  ['a field that would reach a prototype', form(`${part('name="__proto__"; filename="a"')}--x--`), 400],
  ['half a form', form(part('name="photo"; filename="a"').slice(0, -4)), 400],
  ['no boundary', { payload: 'a', type: 'multipart/form-data' }, 400],
  ['an endless head', form(`--x\r\n${'a: b\r\n'.repeat(15_000)}`), 400],
  ['JSON', { payload: '{}', type: 'application/json' }, 400],
  ['another type', { payload: 'a', type: 'image/jpeg' }, 415],
])('%s is refused with a well-formed error', async (_, sent, status) => {
  const { app } = await site()
  const response = await send(app, sent)
  expect([response.statusCode, errorOf(response).code]).toEqual([status, 'invalid_input'])
})

test('JSON sent to a path that takes a file is limited to 64 KB', async () => {
  const { app } = await site()
  const payload = JSON.stringify({ text: 'a'.repeat(65_536) })
  expect((await send(app, { payload, type: 'application/json' })).statusCode).toBe(413)
})

test('a JSON endpoint refuses a form', async () => {
  const { app } = await site()
  const { payload, type } = formWith('photo', Buffer.from('a'))
  const headers = { ...OWN_HEADERS, 'content-type': type }
  expect((await app.inject({ method: 'PUT', url: PATH, headers, payload })).statusCode).toBe(415)
})

test('the file of a caller without access is not read', async () => {
  const handler = vi.fn<(size: number) => { size: number }>()
  const { app } = await site({ access: 'member' }, handler)
  expect((await send(app, formWith('photo', Buffer.alloc(MAX_BYTES * 20)))).statusCode).toBe(403)
  const foreign = { 'x-client-type': '', cookie: 'session=ann' }
  expect((await send(app, formWith('photo', Buffer.from('a')), foreign)).statusCode).toBe(403)
  expect(handler).not.toHaveBeenCalled()
})

test('uploads that would exceed their address’s share of the memory are refused', {
  timeout: 30_000,
}, async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { app } = await site({ fileLimit: 50_000_000 }, async (size) => {
    await opened
    return { size }
  })
  const files = Array.from({ length: 4 }, () => send(app, formWith('photo', Buffer.alloc(40_000_000))))
  const answered = files.map(async (file) => (await file).statusCode)
  const refused = await Promise.race(answered)
  open()
  expect(refused).toBe(429)
  expect((await Promise.all(answered)).filter((status) => status === 200).length).toBeLessThan(4)
  // All memory was released.
  for (let n = 0; n < 4; n += 1) await expect.poll(() => sendLargeFile(app), RECOVERY).toBe(200)
})

const sendLargeFile = async (app: App) =>
  (await send(app, formWith('photo', Buffer.alloc(40_000_000)))).statusCode
/** Gives the machine time to recover. */
const RECOVERY = { interval: 1_000, timeout: 20_000 }

test('memory is released when a client disconnects', { timeout: 90_000 }, async () => {
  const { app } = await site({ fileLimit: 50_000_000 })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { payload, type } = formWith('photo', Buffer.alloc(40_000_000))
  const headers = {
    ...OWN_HEADERS,
    host: 'localhost',
    'content-type': type,
    'content-length': payload.length,
  }
  for (let n = 0; n < 4; n += 1) {
    const leaving = request({ host: '127.0.0.1', port, path: PATH, method: 'POST', headers })
    leaving.on('error', () => undefined)
    await new Promise((resolve) => leaving.write(payload.subarray(0, 39_000_000), resolve))
    leaving.destroy()
  }
  await expect.poll(() => sendLargeFile(app), RECOVERY).toBe(200)
})

/** Sends the beginning of an upload with this content length over a real connection. */
async function startUpload(app: App, length: number) {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { payload, type } = formWith('photo', Buffer.alloc(1_000))
  const headers = { ...OWN_HEADERS, host: 'localhost', 'content-type': type, 'content-length': length }
  const upload = request({ host: '127.0.0.1', port, path: PATH, method: 'POST', headers })
  const response = once(upload, 'response').then(([message]: IncomingMessage[]) => message?.statusCode)
  onTestFinished(() => void upload.destroy())
  const arrival = once(app.server, 'request')
  upload.write(payload.subarray(0, 500))
  const [message] = (await arrival) as [IncomingMessage]
  /** Sends more of the file, and waits until the server has it. */
  const sendMore = async (bytes: number) => {
    const before = message.socket.bytesRead
    upload.write(Buffer.alloc(bytes))
    while (message.socket.bytesRead < before + bytes) await new Promise((resolve) => setImmediate(resolve))
  }
  return { response, send: sendMore }
}

test('a file that is too large is refused before it has arrived', async () => {
  const { app } = await site()
  const { response } = await startUpload(app, MAX_BYTES * 3)
  expect(await response).toBe(413)
})

/** Stops the clock for timers alone, so that a real connection still works. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('an upload that stalls ends after a quarter of a minute', async () => {
  stopTimers()
  const { app } = await site()
  const { response } = await startUpload(app, 50_000)
  vi.advanceTimersByTime(16_000)
  expect(await response).toBe(408)
})

test('an upload that keeps coming may take a minute', async () => {
  stopTimers()
  const { app } = await site({ fileLimit: 15_000_000 })
  const { response, send: sendMore } = await startUpload(app, 14_000_000)
  let status: number | undefined
  const answered = response.then((received) => {
    status = received
  })
  for (let seconds = 0; seconds < 56; seconds += 14) {
    await sendMore(200_000)
    vi.advanceTimersByTime(14_000)
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(status).toBeUndefined()
  vi.advanceTimersByTime(5_000)
  await answered
  expect(status).toBe(408)
})
