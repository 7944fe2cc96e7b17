import {
  changeLanguage,
  deleteChat,
  getChats,
  getDiscountCode,
  getGeocode,
  getUser,
  logIn,
  logOut,
  uploadPhoto,
} from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createState, startState } from '../page/create-state.ts'
import { ApiError, call } from './call.ts'

const server = vi.fn<typeof fetch>()
const loggedOut = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  const state = createState()
  startState({ ...state, api: { ...state.api, onLoggedOut: loggedOut } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.mockReset()
  loggedOut.mockReset()
})

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const chats = { chats: [] }

/** The result of a call, with all of its pauses skipped. */
async function settle<T>(request: Promise<T>): Promise<T | ApiError> {
  const settled = request.catch((error: unknown) => error as ApiError)
  await vi.runAllTimersAsync()
  return settled
}

function requests() {
  return server.mock.calls.map(([url, init]) => `${init?.method} ${typeof url === 'string' ? url : '?'}`)
}

test('§7: takes method and path from the endpoint, query and body from the input', async () => {
  server.mockImplementation(async () => json({ location: { country: 'NL', region: null, city: null } }))
  await call(getGeocode, { query: { lat: 52.1, lon: 4.5 } })
  server.mockImplementation(async () => new Response(null, { status: 204 }))
  await call(deleteChat, { body: { conversation: 'c1' } })
  expect(requests()).toEqual(['GET /api/geocode.php?lat=52.1&lon=4.5', 'DELETE /api/chat.php'])
  expect(server.mock.calls[1]?.[1]?.body).toBe('{"conversation":"c1"}')
})

test('sends a file as a form, in the field that the endpoint names', async () => {
  server.mockImplementation(async () => json({ photos: [], most: 3 }))
  await call(uploadPhoto, { query: { private: '1' }, file: new Blob(['a picture']) })
  expect(requests()).toEqual(['POST /api/photo.php?private=1'])
  const { body, headers } = server.mock.calls[0]?.[1] ?? {}
  expect(body).toBeInstanceOf(FormData)
  const file = (body as FormData).get('photo')
  expect(file instanceof Blob && (await file.text())).toBe('a picture')
  expect(headers).not.toHaveProperty('content-type')
})

test('leaves out undefined values', async () => {
  server.mockImplementation(async () => json({ discountcode: null }))
  await call(getDiscountCode, { query: {} })
  await call(getDiscountCode)
  expect(requests()).toEqual(['GET /api/discountcode.php', 'GET /api/discountcode.php'])
})

test('the calls of one view are in one trace, and those of the next in another', async () => {
  server.mockImplementation(async () => json(chats))
  const visit = async (pathname: string) => {
    vi.stubGlobal('location', { pathname })
    await call(getChats)
    const { headers } = server.mock.lastCall?.[1] ?? {}
    return (headers as { readonly traceparent?: string }).traceparent ?? 'none'
  }
  const seen = [await visit('/chats'), await visit('/chats'), await visit('/search')]
  const [first, second, third] = seen.map((header) => /^00-([\da-f]{32})-[\da-f]{16}-00$/.exec(header)?.[1])
  expect(first).toBeDefined()
  expect([second === first, third === first]).toEqual([true, false])
  expect(new Set(seen).size).toBe(3)
})

test('§7: every request carries the client header and goes to this origin only', async () => {
  server.mockImplementation(async () => json(chats))
  await call(getChats)
  expect(server.mock.calls[0]?.[1]).toMatchObject({
    mode: 'same-origin',
    headers: { 'x-client-type': 'web', accept: 'application/json' },
  })
})

test('resolves to the response; an empty one is undefined', async () => {
  server.mockResolvedValueOnce(json(chats)).mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await call(getChats)).toEqual(chats)
  expect(await call(logOut)).toBeUndefined()
})

test('a response that breaks the contract fails outside of production', async () => {
  server.mockResolvedValueOnce(json({ chats: [{ id: 1 }] }))
  expect(await settle(call(getChats))).toMatchObject({ name: '$ZodError' })
})

test('§7: retries a failed read five times', async () => {
  server.mockImplementation(async () => json({}, 503))
  expect(await settle(call(getChats))).toMatchObject({ code: 'unexpected', status: 503 })
  expect(server).toHaveBeenCalledTimes(6)
})

test('a read that succeeds at the third attempt succeeds', async () => {
  server
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(json({}, 502))
    .mockResolvedValueOnce(json(chats))
  expect(await settle(call(getChats))).toEqual(chats)
})

test('retries a write only if it is repeatable', async () => {
  server.mockImplementation(async () => {
    throw new TypeError('Failed to fetch')
  })
  await settle(call(logIn, { body: { email: 'a@example.invalid', password: 'x' } }))
  expect(server).toHaveBeenCalledTimes(1)
  await settle(call(changeLanguage, { body: { language: 'de' } }))
  expect(server).toHaveBeenCalledTimes(7)
})

test.each([
  ['2', 2_000],
  ['Thu, 01 Jan 2026 00:00:03 GMT', 3_000],
])('Retry-After: %s is honoured', async (retryAfter, ms) => {
  vi.setSystemTime('2026-01-01T00:00:00Z')
  server
    .mockResolvedValueOnce(json({}, 429, { 'retry-after': retryAfter }))
    .mockResolvedValueOnce(json(chats))
  const asked = call(getChats)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(server).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(201)
  expect(await asked).toEqual(chats)
})

test('an error carries its code, fields, minutes and data', async () => {
  const error = {
    code: 'too_many_attempts',
    message: 'Too many',
    fields: { email: 'invalid_email' },
    minutes: 15,
  }
  server.mockResolvedValueOnce(json({ error, data: { name: 'Ann' } }, 422))
  const failure = await settle(call(getChats))
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ ...error, status: 422, data: { name: 'Ann' } })
})

test.each([
  ['a proxy’s page', '<html>Bad gateway</html>', 404],
  ['a code of another time', '{"error":{"code":"made_up","message":""}}', 400],
  ['half an answer', '{"chats":[', 200],
])('%s is an unexpected error', async (_, body, status) => {
  server.mockResolvedValueOnce(new Response(body, { status }))
  expect(await settle(call(getChats))).toMatchObject({ code: 'unexpected', status })
})

const noSession = { code: 'authentication_required', message: '' }

test.each([
  ['data', { error: noSession, data: { authentication_required: true } }],
  ['top level', { error: noSession, authentication_required: true }],
])('§8: 403 with authentication_required in its %s logs out', async (_, body) => {
  server.mockResolvedValueOnce(json(body, 403))
  expect(await settle(call(getChats))).toMatchObject({ code: 'authentication_required' })
  expect(loggedOut).toHaveBeenCalledOnce()
})

test('§8: the same from user.php does not, nor does any other refusal', async () => {
  const data = { authentication_required: true }
  server.mockResolvedValueOnce(json({ error: noSession, data }, 403))
  await settle(call(getUser))
  server.mockResolvedValueOnce(json({ error: { code: 'blocked_by', message: '' }, data: {} }, 403))
  await settle(call(getChats))
  server.mockResolvedValueOnce(json({ error: noSession, data }, 401))
  await settle(call(getChats))
  expect(loggedOut).not.toHaveBeenCalled()
})

test('aborting ends the request and the pause before a retry', async () => {
  const user = new AbortController()
  server.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted()
    return json({}, 503)
  })
  const asked = call(getChats, {}, { signal: user.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  user.abort(new Error('no longer wanted'))
  await vi.runAllTimersAsync()
  expect(await asked).toMatchObject({ message: 'no longer wanted' })
  expect(server.mock.calls.length).toBeLessThan(3)
  expect(vi.getTimerCount()).toBe(0)
})
