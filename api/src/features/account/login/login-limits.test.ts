import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { HOUR_S } from '../../../time.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { callSignUp, newAddress } from '../signup/fixture-signup.ts'

const { app, database } = await openWorld({ hasLimits: true })

/** Each test calls from a network of its own. */
let network = 0
const from = (host = 1) => ({ remoteAddress: `10.0.${network}.${host}` })

const requestReset = (email: string, host?: number) =>
  ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email }, ...from(host) })

function tally(statuses: readonly number[]) {
  return Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]),
  )
}

test('§8: a member gets three reset mails a day, and a fourth request is refused, from whichever address it comes', async () => {
  network += 1
  const ann = await addMember(database)
  const answers = []
  for (let host = 1; host <= 5; host += 1) {
    answers.push(await requestReset(host % 2 ? ann.email : ann.email.toUpperCase(), host))
  }
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429, 429])
  expect(answers[3]?.error).toMatchObject({
    code: 'too_many_reset_mails',
    message: 'Too many password reset emails sent, please try again tomorrow',
  })
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(23 * HOUR_S)
  expect(await mailsTo(database, ann, 'reset-password')).toHaveLength(3)
})

test('a stranger cannot use up the reset mails of a browser in which the member has logged in before', async () => {
  network += 1
  const ann = await addMember(database)
  const headers = { host: 'localhost', 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }
  const payload = { email: ann.email, password: PASSWORD }
  const login = await app.inject({ method: 'POST', url: '/api/user.php', headers, payload, ...from(9) })
  const device = login.cookies.find(({ name }) => name === 'device')?.value
  const statuses = []
  for (let host = 1; host <= 4; host += 1) statuses.push((await requestReset(ann.email, host)).status)
  expect(statuses).toEqual([204, 204, 204, 429])
  const own = { ...headers, cookie: `device=${device}` }
  const reset = {
    method: 'POST',
    url: '/api/reset-password.php',
    headers: own,
    payload: { email: ann.email },
  } as const
  for (const status of [204, 204, 204, 429]) {
    expect((await app.inject({ ...reset, ...from(9) })).statusCode).toBe(status)
  }
})

test('reset requests are limited alike for an address without an account', async () => {
  network += 1
  const email = newAddress()
  const statuses = []
  for (let host = 1; host <= 4; host += 1) statuses.push((await requestReset(email, host)).status)
  expect(statuses).toEqual([404, 404, 404, 429])
})

test('one machine that requests resets for a thousand addresses gets twenty responses', async () => {
  network += 1
  const tries = Array.from({ length: 1_000 }, (_, i) => `nobody-${i}@example.invalid`)
  const statuses: number[] = []
  while (tries.length > 0) {
    const some = await Promise.all(tries.splice(0, 50).map((email) => requestReset(email)))
    statuses.push(...some.map(({ status }) => status))
  }
  expect(tally(statuses)).toEqual({ 404: 20, 429: 980 })
})

test('one machine that signs up a hundred times gets twenty responses', async () => {
  network += 1
  const statuses = []
  for (let i = 0; i < 100; i += 1) {
    statuses.push((await callSignUp(app, { password: 'short' }, from())).status)
  }
  expect(tally(statuses)).toEqual({ 422: 20, 429: 80 })
})

test('the brands share the limits of a machine that asks which addresses have an account', async () => {
  network += 1
  const [resets, signups]: number[][] = [[], []]
  for (const host of ['localhost', 'she.localhost', 'gay.localhost']) {
    for (let i = 0; i < 8; i += 1) {
      const body = { email: newAddress() }
      const reset = { method: 'POST', url: '/api/reset-password.php', body, host, ...from() } as const
      resets?.push((await ask(app, reset)).status)
      signups?.push((await callSignUp(app, { password: 'short' }, { host, ...from() })).status)
    }
  }
  expect(tally(resets ?? [])).toEqual({ 404: 20, 429: 4 })
  expect(tally(signups ?? [])).toEqual({ 422: 20, 429: 4 })
})

test('a stranger’s mailbox gets five mails a day about new addresses, however many members ask for them', async () => {
  network += 1
  const email = newAddress()
  const statuses = []
  for (let host = 1; host <= 4; host += 1) {
    const { email: own } = await addMember(database)
    const token = (await callLogIn(app, { email: own, password: PASSWORD, ...from(host) })).cookie?.value
    const request = { method: 'POST', url: '/api/mail-change.php', token, ...from(host) } as const
    for (let i = 0; i < 2; i += 1) {
      statuses.push((await ask(app, { ...request, body: { email, password: PASSWORD } })).status)
    }
  }
  expect(tally(statuses)).toEqual({ 200: 5, 429: 3 })
})

test('one machine that guesses a thousand links gets sixty tries over all kinds of links', async () => {
  network += 1
  const guess = async (i: number) => {
    const token = `guess-${i}`
    const kinds = [
      { method: 'POST', url: '/api/activation.php', body: { token } },
      { method: 'POST', url: '/api/mail-change.php?confirm=1', body: { token } },
      { method: 'POST', url: '/api/account.php?reactivate=1', body: { token } },
      {
        method: 'PUT',
        url: '/api/reset-password.php',
        body: { token, password: PASSWORD, password_again: PASSWORD },
      },
    ] as const
    const kind = kinds[i % kinds.length] ?? kinds[0]
    return (await ask(app, { ...kind, ...from() })).status
  }
  const statuses: number[] = []
  for (let i = 0; i < 1_000; i += 50) {
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, (_, j) => guess(i + j)))))
  }
  expect(tally(statuses)).toEqual({ 410: 60, 429: 940 })
})

test('a member gets five activation mails a day', async () => {
  network += 1
  const ann = await addMember(database, { status: 'not_confirmed' })
  const token = (await callLogIn(app, { email: ann.email, password: PASSWORD, ...from() })).cookie?.value
  const resend = () =>
    ask(app, { method: 'POST', url: '/api/activation.php?resend=1', body: {}, token, ...from() })
  const statuses = []
  for (let i = 0; i < 12; i += 1) statuses.push((await resend()).status)
  expect(tally(statuses)).toEqual({ 200: 5, 429: 7 })
  expect(await mailsTo(database, ann, 'activate')).toHaveLength(5)
})

test('made-up unsubscribe tokens share one count, so that they cannot fill the table', async () => {
  network += 1
  const rows = async () => (await database.db.execute(sql`select from rate_limit`)).rows.length
  const before = await rows()
  for (let n = 0; n < 5; n += 1) {
    const url = `/api/unsubscribe.php?token=made-up-${n}`
    expect((await ask(app, { method: 'POST', url, ...from() })).status).toBe(410)
  }
  expect(await rows()).toBe(before + 1)
})

test('§2: one network may send a member ten signup messages a day; the next is refused as a whole', async () => {
  network += 1
  const [ann, sue] = [await addMember(database), await addMember(database)]
  const write = (to: string, host: number) =>
    callSignUp(app, { profile: to, signup_message: 'Hello!' }, from(host))
  for (let host = 1; host <= 10; host += 1) {
    expect((await write(ann.id, host)).body).toMatchObject({ message_kept: true })
  }
  const eleventh = await write(ann.id, 11)
  expect([eleventh.status, eleventh.error?.code, eleventh.user]).toEqual([
    429,
    'too_many_requests',
    undefined,
  ])
  expect((await callSignUp(app, { profile: ann.id }, from(11))).status).toBe(200)
  expect((await write(sue.id, 11)).status).toBe(200)
})
