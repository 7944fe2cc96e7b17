import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { ask, askToLogIn } from '../fixture-login.ts'
import { mailsTo, tokenIn } from '../fixture-mails.ts'
import { addMember, PASSWORD } from '../fixture-member.ts'
import { askToSignUp, FORM, newAddress } from '../signup/fixture-signup.ts'
import { findLogin } from '../users.ts'

const { app, database } = await openWorld()
const { db } = database
await database.inTransaction((tx) => changeBrandSetting(tx, 'amberly', 'neutral_access', true))

const idOf = async (email: string) => ({ memberId: String((await findLogin(db, 'amberly', email))?.id) })

/** How many milliseconds each took. */
async function timed<T>(work: () => Promise<T>) {
  const start = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - start }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

interface Asked {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** What somebody sees who wants to know whether there is such an account. */
function visible({ status, headers, body }: Asked) {
  const { date: _, 'x-request-id': __, ...rest } = headers
  return { status, headers: rest, body }
}

async function compare(of: (email: string) => Promise<Asked>) {
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

test('a signup answers the same, in the same time, whether or not there is such an account', async () => {
  const ratio = await compare((email) => askToSignUp(app, { email }))
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
})

test('so does a mail for a new password', async () => {
  const ratio = await compare((email) =>
    ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email } }),
  )
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
})

test('an account that is about to be deleted answers like any other', async () => {
  const { email } = await addMember(database, { status: 'pending_deletion' })
  const fresh = await askToSignUp(app)
  expect(visible(await askToSignUp(app, { email }))).toEqual(visible(fresh))
  const reset = (address: string) =>
    ask(app, { method: 'POST', url: '/api/reset-password.php', body: { email: address } })
  expect(visible(await reset(email))).toEqual(visible(await reset(newAddress())))
})

test('the mailbox is told how it goes on: who is new confirms and logs in, who has an account learns so', async () => {
  const email = newAddress()
  const first = await askToSignUp(app, { email })
  expect([first.user, first.cookie]).toEqual([null, undefined])
  const second = await askToSignUp(app, { email, name: 'Eve' })
  expect(second.body).toEqual(first.body)
  const robin = await idOf(email)
  expect(await mailsTo(database, robin, 'activate')).toHaveLength(1)
  expect(await mailsTo(database, robin, 'already-member')).toHaveLength(1)
  const token = await tokenIn(database, robin, 'activate')
  await ask(app, { method: 'POST', url: '/api/activation.php', body: { token } })
  const { user } = await askToLogIn(app, { email, password: FORM.password })
  expect(user).toMatchObject({ status: 'confirmed', signup_step: 0, profile: { name: 'Robin' } })
})

test('another address is asked for alike, whether or not it is somebody’s', async () => {
  const [ann, ben] = [await addMember(database), await addMember(database, { status: 'not_confirmed' })]
  const tokenOf = async (email: string) =>
    (await askToLogIn(app, { email, password: PASSWORD })).cookie?.value
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
  for (const asked of [free, taken]) {
    expect((await change(asked)).body).toEqual({ sent_to: asked })
    expect((await resend(asked)).body).toEqual({ sent_to: asked })
    expect(await pending(anns)).toMatchObject({ email: ann.email, pending_email: asked })
    expect(await pending(bens)).toMatchObject({ email: ben.email, pending_email: asked })
  }
  // No link to the address went to whoever has it, but a word that somebody tried.
  const addresses = [
    ...(await mailsTo(database, ann, 'mail-change')),
    ...(await mailsTo(database, ben, 'activate')),
  ]
  expect(addresses.map(({ address }) => address)).toEqual([free, free])
  expect(await mailsTo(database, await idOf(taken), 'already-member')).toHaveLength(2)
})
