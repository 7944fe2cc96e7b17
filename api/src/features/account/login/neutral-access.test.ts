import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { callSignUp, FORM, newAddress } from '../signup/fixture-signup.ts'
import { findLogin } from '../users.ts'

const { app, database } = await openWorld()
const { db } = database
await database.inTransaction((tx) => changeBrandSetting(tx, 'amberly', 'neutral_access', true))

const idOf = async (email: string) => ({ memberId: String((await findLogin(db, 'amberly', email))?.id) })

/** Measures how long the work takes. */
async function timed<T>(work: () => Promise<T>) {
  const start = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - start }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

interface Response {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** The parts of a response that could reveal whether there is an account. */
function visible({ status, headers, body }: Response) {
  const { date: _, 'x-request-id': __, ...rest } = headers
  return { status, headers: rest, body }
}

async function compare(of: (email: string) => Promise<Response>) {
  const [known, unknown] = [[] as number[], [] as number[]]
  for (let i = 0; i < 5; i += 1) {
    const { email } = await addMember(database)
    const there = await timed(() => of(email))
    const notThere = await timed(() => of(newAddress()))
    expect(visible(there.answer)).toEqual(visible(notThere.answer))
    known.push(there.ms)
    unknown.push(notThere.ms)
  }
  return median(known) / median(unknown)
}

test('a signup gets the same response in the same time, whether or not the address has an account', async () => {
  const ratio = await compare((email) => callSignUp(app, { email }))
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
})

test('a signup gets the same response if the address is that of a banned member', async () => {
  const banned = await addMember(database)
  await db.update(member).set({ status: 'banned' }).where(eq(member.id, banned.memberId))
  const email = banned.email.replace('@', '+again@')
  const [refused, accepted] = [await callSignUp(app, { email }), await callSignUp(app)]
  expect(visible(refused)).toEqual(visible(accepted))
  expect(await findLogin(db, 'amberly', email)).toBeUndefined()
})

test('a reset request gets the same response in the same time, whether or not the address has an account', async () => {
  const ratio = await compare((email) =>
    ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email } }),
  )
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
})

test('a closed account gets the same responses as any other address', async () => {
  const { email } = await addMember(database, { status: 'pending_deletion' })
  const fresh = await callSignUp(app)
  expect(visible(await callSignUp(app, { email }))).toEqual(visible(fresh))
  const reset = (address: string) =>
    ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email: address } })
  expect(visible(await reset(email))).toEqual(visible(await reset(newAddress())))
})

test('the mail after a signup lets a new member confirm and log in, and tells an existing one that they have an account', async () => {
  const email = newAddress()
  const first = await callSignUp(app, { email })
  expect([first.user, first.cookie]).toEqual([null, undefined])
  const second = await callSignUp(app, { email, name: 'Eve' })
  expect(second.body).toEqual(first.body)
  const robin = await idOf(email)
  expect(await mailsTo(database, robin, 'activate')).toHaveLength(1)
  expect(await mailsTo(database, robin, 'already-member')).toHaveLength(1)
  const token = await tokenIn(database, robin, 'activate')
  await ask(app, { method: 'POST', url: '/api/activation.php', body: { token, password: FORM.password } })
  const { user } = await callLogIn(app, { email, password: FORM.password })
  expect(user).toMatchObject({ status: 'confirmed', signup_step: 0, profile: { name: 'Robin' } })
})

test('a change to another address gets the same response, whether or not the address has an account', async () => {
  const [ann, ben] = [await addMember(database), await addMember(database, { status: 'not_confirmed' })]
  const tokenOf = async (email: string) => (await callLogIn(app, { email, password: PASSWORD })).cookie?.value
  const [anns, bens] = [await tokenOf(ann.email), await tokenOf(ben.email)]
  const taken = (await addMember(database)).email
  const change = (email: string) =>
    ask(app, {
      method: 'POST',
      url: '/api/mail-change.php',
      body: { email, password: PASSWORD },
      token: anns,
    })
  const resend = (email: string) =>
    ask(app, { method: 'POST', url: '/api/activation.php?resend=1', body: { email }, token: bens })
  const pending = async (token: string | undefined) =>
    (await ask(app, { method: 'GET', url: '/api/account.php', token })).body['account']
  const free = newAddress()
  for (const address of [free, taken]) {
    expect((await change(address)).body).toEqual({ sent_to: address })
    expect((await resend(address)).body).toEqual({ sent_to: address })
    expect(await pending(anns)).toMatchObject({ email: ann.email, pending_email: address })
    expect(await pending(bens)).toMatchObject({ email: ben.email, pending_email: address })
  }
  // The owner of the taken address got no link, but one notice of the attempts.
  const addresses = [
    ...(await mailsTo(database, ann, 'mail-change')),
    ...(await mailsTo(database, ben, 'activate')),
  ]
  expect(addresses.map(({ address }) => address)).toEqual([free, free])
  expect(await mailsTo(database, await idOf(taken), 'already-member')).toHaveLength(1)
})
