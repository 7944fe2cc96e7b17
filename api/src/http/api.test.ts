import { endpoint, errorAnswer } from 'contracts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { errorOf, OWN_HEADERS, toyServer } from './fixtures/server.ts'
import { refuse } from './refusal.ts'
import { type NeededRoles, route } from './route.ts'

const PATH = '/api/toy.php'
const text = z.object({ text: z.string() })
const read = endpoint({ method: 'GET', path: PATH, query: z.object({ id: z.string() }), answer: text })
const write = endpoint({ method: 'POST', path: PATH, body: text, answer: z.undefined() })
const push = endpoint({
  method: 'POST',
  path: PATH,
  query: z.object({ push: z.literal('1') }),
  body: z.object({ where: z.string() }),
  answer: text,
})
const leave = endpoint({ method: 'GET', path: '/api/leave.php', answer: z.undefined(), changes: true })

const cookie = (token: string) => ({ cookie: `session=${token}` })

test('parses the input by its schemas, and strips the response of fields that the contract does not name', async () => {
  const toy = route(read, { access: 'any' }, ({ query }) => ({ text: query.id, password: 'x' }) as never)
  const { app } = await toyServer([toy])
  const response = await app.inject(`${PATH}?id=5&more=1`)
  expect([response.statusCode, response.json()]).toEqual([200, { text: '5' }])
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  })
})

test('a response that breaks the contract is a 500; the log names the field, not the value', async () => {
  const { app, log } = await toyServer([
    route(read, { access: 'any' }, () => ({ text: 5, secret: 'not for the log' }) as never),
  ])
  const response = await app.inject(`${PATH}?id=5`)
  expect(response.statusCode).toBe(500)
  expect(errorOf(response)).toEqual({
    code: 'unexpected',
    message: 'An error occurred, please try again later',
  })
  expect(log.join()).toContain('GET /api/toy.php broke its contract: text (invalid_type)')
  expect(log.join()).not.toContain('not for the log')
})

test('an empty response is 204', async () => {
  const { app } = await toyServer([route(write, { access: 'any' }, () => undefined)])
  const response = await app.inject({
    method: 'POST',
    url: PATH,
    headers: OWN_HEADERS,
    payload: { text: 'a' },
  })
  expect([response.statusCode, response.body]).toEqual([204, ''])
})

test('endpoints with the same method and path are told apart by their query', async () => {
  const plain = vi.fn<() => undefined>()
  const { app } = await toyServer([
    route(write, { access: 'any' }, plain),
    route(push, { access: 'any' }, ({ body }) => ({ text: body.where })),
  ])
  const post = (query: string, payload: object) =>
    app.inject({ method: 'POST', url: PATH + query, headers: OWN_HEADERS, payload })
  expect((await post('?push=1', { where: 'here' })).json()).toEqual({ text: 'here' })
  expect((await post('?push=2', { text: 'a' })).statusCode).toBe(204)
  expect((await post('', { text: 'a' })).statusCode).toBe(204)
  expect(plain).toHaveBeenCalledTimes(2)
})

test('invalid input is 422 and names its fields', async () => {
  const { app } = await toyServer([route(read, { access: 'any' }, () => ({ text: '' }))])
  const response = await app.inject(PATH)
  expect(response.statusCode).toBe(422)
  expect(errorOf(response)).toMatchObject({ code: 'invalid_input', fields: { id: 'invalid_input' } })
})

test('§8: a member-only call without a session is refused with the flag in both places', async () => {
  const { app } = await toyServer([route(read, { access: 'member' }, () => ({ text: 'secret' }))])
  for (const headers of [{}, cookie('stranger'), cookie('')]) {
    const response = await app.inject({ url: `${PATH}?id=1`, headers })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      error: { code: 'authentication_required', message: 'Log in to see this' },
      data: { authentication_required: true },
      authentication_required: true,
    })
  }
  expect((await app.inject({ url: `${PATH}?id=1`, headers: cookie('ann') })).statusCode).toBe(200)
})

test('a session at one brand does not count at another', async () => {
  const { app } = await toyServer([
    route(read, { access: 'any' }, ({ session }) => ({ text: session?.memberId ?? 'nobody' })),
  ])
  const memberAt = async (token: string, host: string) =>
    (await app.inject({ url: `${PATH}?id=1`, headers: { ...cookie(token), host } })).json().text
  expect(await memberAt('far', 'localhost')).toBe('nobody')
  expect(await memberAt('far', 'she.localhost')).toBe('far')
  expect(await memberAt('ann', 'she.localhost')).toBe('nobody')
})

test('a staff endpoint does not exist for anybody else', async () => {
  const statusesOf = async (roles: NeededRoles) => {
    const { app } = await toyServer([route(read, { access: 'staff', roles }, () => ({ text: 'x' }))])
    const ask = async (token: string) =>
      (await app.inject({ url: `${PATH}?id=1`, headers: cookie(token) })).statusCode
    return [await ask('nobody'), await ask('ann'), await ask('sue')]
  }
  expect(await statusesOf(['finance', 'support'])).toEqual([404, 404, 200])
  expect(await statusesOf('any')).toEqual([404, 404, 200])
  expect(await statusesOf(['finance'])).toEqual([404, 404, 404])
  expect(await statusesOf([])).toEqual([404, 404, 404])
})

test('whatever others send, a staff endpoint answers them as one that there is not', async () => {
  const parts = {
    findBrand: async (domain: string) =>
      domain === 'she.localhost' ? null : ({ id: domain, settings: {} } as never),
  }
  const { app } = await toyServer(
    [
      route(read, { access: 'staff', roles: 'any' }, () => ({ text: 'x' })),
      route(write, { access: 'staff', roles: ['finance'] }, () => undefined),
    ],
    parts,
  )
  const json = { 'content-type': 'application/json' }
  for (const sent of [
    { method: 'GET', query: 'id=1' },
    { method: 'GET', query: 'id=%00' },
    { method: 'GET', query: '__proto__=1' },
    { method: 'GET', headers: { host: 'she.localhost' } },
    { method: 'POST' },
    { method: 'POST', headers: OWN_HEADERS },
    { method: 'POST', headers: { ...OWN_HEADERS, 'sec-fetch-site': 'cross-site' } },
    { method: 'POST', headers: { ...OWN_HEADERS, ...json }, payload: '{"text":' },
    {
      method: 'POST',
      headers: { ...json, host: 'she.localhost' },
      payload: JSON.stringify({ text: 'a'.repeat(70_000) }),
    },
    { method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'text' },
    { method: 'PUT' },
    { method: 'HEAD' },
  ] as const)
    for (const token of ['nobody', 'ann']) {
      const answers = []
      for (const path of [PATH, '/api/none.php']) {
        const headers = { ...('headers' in sent && sent.headers), ...cookie(token) }
        const url = 'query' in sent ? `${path}?${sent.query}` : path
        const {
          statusCode,
          body,
          headers: answered,
        } = await app.inject({
          method: sent.method,
          url,
          headers,
          ...('payload' in sent && { payload: sent.payload }),
        })
        answers.push({ statusCode, body, names: Object.keys(answered) })
      }
      expect(answers[0]).toMatchObject({ statusCode: 404 })
      expect(answers[0]).toEqual(answers[1])
    }
})

test('calls that change something are accepted only from our own pages, even as GET', async () => {
  const { app } = await toyServer([
    route(write, { access: 'any' }, () => undefined),
    route(leave, { access: 'any' }, () => undefined),
  ])
  const payload = { text: 'a' }
  expect((await app.inject({ method: 'POST', url: PATH, payload })).statusCode).toBe(403)
  expect((await app.inject({ method: 'POST', url: PATH, payload, headers: OWN_HEADERS })).statusCode).toBe(
    204,
  )
  expect(errorOf(await app.inject('/api/leave.php'))).toMatchObject({ code: 'forbidden' })
  expect((await app.inject({ url: '/api/leave.php', headers: OWN_HEADERS })).statusCode).toBe(204)
  expect((await app.inject({ method: 'HEAD', url: '/api/leave.php', headers: OWN_HEADERS })).statusCode).toBe(
    404,
  )
})

test.each([
  ['broken JSON', '{"text":', 'application/json', 400],
  ['bytes that are no UTF-8', Buffer.from('{"text":"\xff"}', 'latin1'), 'application/json', 400],
  ['another charset', '{"text":"a"}', 'application/json; charset=utf-16', 415],
  ['another type', 'text=a', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{"text":"a"}', 'text/plain', 415],
  ['no type', '{"text":"a"}', undefined, 415],
  ['nothing', '', 'application/json', 422],
  ['NUL', '{"text":"a\\u0000b"}', 'application/json', 422],
  ['half a surrogate pair', '{"text":"\\ud800"}', 'application/json', 422],
  ['a poisoned prototype', '{"text":"a","__proto__":{"a":1}}', 'application/json', 400],
  ['a poisoned constructor', '{"text":"a","constructor":{"prototype":{}}}', 'application/json', 400],
  ['bottomless nesting', `{"text":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'application/json', 400],
  ['more than 64 KB', JSON.stringify({ text: 'a'.repeat(65_536) }), 'application/json', 413],
])('%s is refused with a well-formed error', async (_, payload, type, status) => {
  const { app } = await toyServer([route(write, { access: 'any' }, () => undefined)])
  const headers = { ...OWN_HEADERS, ...(type !== undefined && { 'content-type': type }) }
  const response = await app.inject({ method: 'POST', url: PATH, payload, headers })
  expect(response.statusCode).toBe(status)
  expect(errorOf(response).code).toBe('invalid_input')
  expect(errorAnswer.safeParse(response.json()).success).toBe(true)
})

test.each([
  ['a query with NUL', `${PATH}?id=%00`, 422],
  ['a query with a poisoned key', `${PATH}?id=1&__proto__=1`, 400],
  ['an unknown call', '/api/unknown.php', 404],
  ['a broken path', '/api/%zz', 400],
  ['a call with a trailing slash', '/api/toy.php/', 404],
])('%s is refused with a well-formed error', async (_, url, status) => {
  const { app } = await toyServer([route(read, { access: 'any' }, () => ({ text: 'x' }))])
  const response = await app.inject(url)
  expect(response.statusCode).toBe(status)
  expect(errorAnswer.safeParse(response.json()).success).toBe(true)
})

test('a refusal fills in its sentence and says when to retry', async () => {
  const { app } = await toyServer([
    route(read, { access: 'any' }, ({ query }) =>
      query.id === '1' ? refuse('too_many_attempts', { minutes: 2 }) : refuse('blocked_by', { name: 'Ann' }),
    ),
  ])
  const locked = await app.inject(`${PATH}?id=1`)
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '120'])
  expect(errorOf(locked)).toEqual({
    code: 'too_many_attempts',
    message: 'Too many incorrect attempts, account blocked for 2 min',
    minutes: 2,
  })
  const blocked = await app.inject(`${PATH}?id=2`)
  expect(blocked.json()).toEqual({
    error: { code: 'blocked_by', message: "You're blocked by Ann. You do not have access to this page" },
    data: { name: 'Ann' },
  })
})
