import { addTotp, beginPasskey, beginTotp, removeFactor, renewRecoveryCodes } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { staffAction } from '../../../tables/account.ts'
import { outbox } from '../../../tables/outbox.ts'
import { staffFactor, staffRecoveryCode } from '../../../tables/staff.ts'
import { MINUTE_MS } from '../../../time.ts'
import { fakeAuthenticator } from './fixture-authenticator.ts'
import { addAdmin } from './fixture-staff-member.ts'

let offset = 0
const now = () => new Date(Date.now() + offset)
const { app, database } = await openWorld({ clock: { now } })
const pass = (minutes: number) => {
  offset += minutes * MINUTE_MS
}
const addOne = () => addAdmin({ app, database, now })

beforeEach(() => {
  offset = 0
})

test('without a second factor nothing of the back office opens; the first one needs only the session', async () => {
  const ann = await addOne()
  expect(await ann.look()).toBe('second_factor_required')
  expect(await ann.state()).toEqual({
    verified_until: null,
    fresh_until: null,
    factors: [],
    recovery_codes_left: 0,
  })
  const { status, codes } = await ann.addApp()
  expect([status, codes?.length]).toEqual([200, 10])
  expect(await ann.look()).toBe('let in')
  expect(await ann.grant()).toBe('let in')
  expect(await ann.state()).toMatchObject({
    factors: [{ kind: 'totp', name: 'Phone' }],
    recovery_codes_left: 10,
  })
})

test('the proof of a session ends 30 minutes after a person last did something, whatever the page calls, and is fresh for five minutes', async () => {
  const ann = await addOne()
  const { secret } = await ann.addApp()
  pass(4.9)
  expect(await ann.grant()).toBe('let in')
  pass(0.2)
  expect(await ann.grant()).toBe('fresh_factor_required')
  for (let act = 0; act < 3; act += 1) {
    expect(await ann.act()).toBe('done')
    pass(29)
  }
  expect(await ann.act()).toBe('done')
  // A page that nobody is at renews its claims and reads again.
  pass(29)
  await ann.state()
  expect(await ann.look()).toBe('let in')
  expect(await ann.renewClaims()).toBe('let in')
  pass(2)
  expect(await ann.look()).toBe('second_factor_required')
  expect(await ann.grant()).toBe('second_factor_required')
  // Too late: only a factor opens it again.
  expect(await ann.act()).toBe('done')
  expect(await ann.look()).toBe('second_factor_required')
  expect(await ann.verify({ code: await ann.codeAt(secret, now()) })).toBe('let in')
  expect(await ann.grant()).toBe('let in')
})

test('however busy a session is, its proof ends 12 hours after the last factor', async () => {
  const ann = await addOne()
  const { secret } = await ann.addApp()
  const workFor = async (hours: number) => {
    for (let minutes = 0; minutes < hours * 60; minutes += 20) {
      expect(await ann.act()).toBe('done')
      pass(20)
    }
  }
  await workFor(11)
  expect(await ann.look()).toBe('let in')
  const { verified_until } = await ann.state()
  await workFor(1)
  expect(await ann.look()).toBe('second_factor_required')
  expect(Date.parse(verified_until ?? '')).toBeLessThan(now().getTime())
  expect(await ann.verify({ code: await ann.codeAt(secret, now()) })).toBe('let in')
  await workFor(11)
  expect(await ann.look()).toBe('let in')
})

test('each session is proven by itself', async () => {
  const ann = await addOne()
  const { secret } = await ann.addApp()
  await ann.logInAgain()
  expect(await ann.look()).toBe('second_factor_required')
  pass(1)
  expect(await ann.verify({ code: await ann.codeAt(secret, now()) })).toBe('let in')
  expect(await ann.look()).toBe('let in')
})

test('a code is accepted once, whoever sends it at the same time, and not once it is old', async () => {
  const ann = await addOne()
  const { secret } = await ann.addApp()
  const first = await ann.codeAt(secret, now())
  expect(await ann.verify({ code: first })).toBe('factor_invalid')
  pass(2)
  const code = await ann.codeAt(secret, now())
  const tries = await Promise.all(Array.from({ length: 8 }, () => ann.verify({ code })))
  expect(tries.filter((result) => result === 'let in')).toHaveLength(1)
  expect(await ann.verify({ code: first })).toBe('factor_invalid')
  pass(2)
  const old = await ann.codeAt(secret, new Date(now().getTime() - 1.1 * MINUTE_MS))
  expect(await ann.verify({ code: old })).toBe('factor_invalid')
})

test('a mistyped first code can be tried again, and nothing is added by it', async () => {
  const ann = await addOne()
  const { secret } = (await ann.call(beginTotp)).body as { secret: string }
  const right = await ann.codeAt(secret, now())
  const wrong = right === '000000' ? '000001' : '000000'
  expect((await ann.call(addTotp, { name: 'Phone', code: wrong })).code).toBe('factor_invalid')
  expect(await ann.look()).toBe('second_factor_required')
  expect((await ann.call(addTotp, { name: 'Phone', code: right })).status).toBe(200)
  expect((await ann.call(addTotp, { name: 'Phone', code: right })).code).toBe('factor_invalid')
})

test('a recovery code works once, is stored as a hash only, and ends with its successors', async () => {
  const ann = await addOne()
  const { codes } = await ann.addApp()
  const [first = '', second = ''] = codes ?? []
  const stored = await database.db
    .select()
    .from(staffRecoveryCode)
    .where(eq(staffRecoveryCode.memberId, ann.memberId))
  expect(JSON.stringify(stored)).not.toContain(first)
  await ann.logInAgain()
  const typed = first.toUpperCase().replaceAll('-', ' ')
  const tries = await Promise.all(Array.from({ length: 5 }, () => ann.verify({ recovery_code: typed })))
  expect(tries.filter((result) => result === 'let in')).toHaveLength(1)
  expect(await ann.grant()).toBe('let in')
  expect((await ann.state()).recovery_codes_left).toBe(9)
  const { status, body } = await ann.call(renewRecoveryCodes)
  expect([status, (body['recovery_codes'] as string[]).length]).toEqual([200, 10])
  expect(await ann.verify({ recovery_code: second })).toBe('factor_invalid')
  const other = await addOne()
  await other.addApp()
  expect(await other.verify({ recovery_code: (body['recovery_codes'] as string[])[0] ?? '' })).toBe(
    'factor_invalid',
  )
})

test('with the password alone, nobody adds a further factor, removes one or renews the codes', async () => {
  const ann = await addOne()
  const { secret } = await ann.addApp()
  await ann.logInAgain()
  for (const begin of [beginTotp, beginPasskey])
    expect((await ann.call(begin)).code).toBe('fresh_factor_required')
  const [{ id } = { id: '' }] = (await ann.state()).factors
  expect((await ann.call(removeFactor, { id })).code).toBe('second_factor_required')
  expect((await ann.call(renewRecoveryCodes)).code).toBe('second_factor_required')
  pass(1)
  await ann.verify({ code: await ann.codeAt(secret, now()) })
  expect((await ann.call(removeFactor, { id })).code).toBe('invalid_input')
  const added = await ann.addApp('Tablet')
  expect([added.status, added.codes]).toEqual([200, null])
  const there = await ann.inOtherBrowser()
  expect(
    await there.verify({ code: await ann.codeAt(added.secret, new Date(now().getTime() + MINUTE_MS / 2)) }),
  ).toBe('let in')
  expect((await ann.call(removeFactor, { id })).status).toBe(200)
  // The removed factor may have proven the session of whoever has it now.
  expect(await there.look()).toBe('second_factor_required')
  expect((await ann.state()).factors).toMatchObject([{ name: 'Tablet' }])
  const actions = await database.db.select().from(staffAction).where(eq(staffAction.subject, ann.memberId))
  expect(actions.map(({ action }) => action)).toEqual([
    'second-factor add',
    'second-factor prove',
    'second-factor add',
    'second-factor prove',
    'second-factor remove',
  ])
})

test('the log tells who came in by which factor, and of each burst of wrong tries once', async () => {
  const ann = await addOne()
  const { secret, codes } = await ann.addApp()
  const there = await ann.inOtherBrowser()
  for (let count = 0; count < 5; count += 1) {
    await ann.verify({ recovery_code: `wrong ${count}` })
    await there.verify({ code: '000000' })
  }
  pass(16)
  await there.verify({ recovery_code: 'wrong' })
  await ann.verify({ code: await ann.codeAt(secret, now()) })
  await ann.verify({ recovery_code: codes?.[0] ?? '' })
  const isOf = eq(staffAction.subject, ann.memberId)
  const rows = await database.db.select().from(staffAction).where(isOf).orderBy(staffAction.createdAt)
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ['second-factor add', { kind: 'totp' }],
    ['second-factor wrong', {}],
    ['second-factor wrong', {}],
    ['second-factor prove', { kind: 'totp' }],
    ['second-factor recover', {}],
  ])
  expect(rows.every(({ sessionId, address }) => sessionId !== null && address === '127.0.0.1')).toBe(true)
})

test('the owner is mailed when a factor is added or removed, and when the codes are made anew', async () => {
  const ann = await addOne()
  await ann.addApp()
  await ann.addApp('Tablet')
  const [{ id } = { id: '' }] = (await ann.state()).factors
  await ann.call(removeFactor, { id })
  await ann.call(renewRecoveryCodes)
  const isTo = and(eq(outbox.memberId, ann.memberId), eq(outbox.kind, 'second-factor-changed'))
  const mails = await database.db.select().from(outbox).where(isTo).orderBy(outbox.id)
  expect(mails.map(({ data }) => String(data?.['change'])).toSorted()).toEqual([
    'added',
    'added',
    'codes',
    'removed',
  ])
  // They go to the account's own address.
  expect(mails.every(({ address }) => address === null)).toBe(true)
})

test('a secret is stored encrypted, for its account alone', async () => {
  const [ann, bo] = [await addOne(), await addOne()]
  const { secret } = await ann.addApp()
  await bo.addApp()
  const isOf = (memberId: string) => eq(staffFactor.memberId, memberId)
  const [row] = await database.db.select().from(staffFactor).where(isOf(ann.memberId))
  expect(JSON.stringify(row)).not.toContain(secret)
  // A row that is copied to another account lets nobody in there.
  await database.db
    .update(staffFactor)
    .set({ sealedSecret: row?.sealedSecret, lastPeriod: null })
    .where(isOf(bo.memberId))
  expect(await bo.verify({ code: await bo.codeAt(secret, now()) })).toBe('factor_invalid')
})

test('a passkey proves a session once for each challenge, and only at this site', async () => {
  const ann = await addOne()
  const key = fakeAuthenticator()
  expect((await ann.addKey(key, 'http://evil.example')).code).toBe('factor_invalid')
  expect((await ann.addKey(key)).status).toBe(200)
  expect(await ann.look()).toBe('let in')
  await ann.logInAgain()
  const asked = await ann.askKey()
  const challenge = asked?.challenge ?? ''
  expect(await ann.verify({ credential: key.get({ challenge, origin: 'http://evil.example' }) })).toBe(
    'factor_invalid',
  )
  // The challenge is used up, even by a wrong answer.
  expect(await ann.verify({ credential: key.get({ challenge }) })).toBe('factor_invalid')
  const again = (await ann.askKey())?.challenge ?? ''
  const credential = key.get({ challenge: again })
  expect(await ann.verify({ credential })).toBe('let in')
  expect(await ann.verify({ credential })).toBe('factor_invalid')
  expect(await ann.grant()).toBe('let in')
  await ann.askKey()
  pass(6)
  expect(await ann.verify({ credential: key.get({ challenge: again }) })).toBe('factor_invalid')
})

test('the passkey of another, a forged signature and a copied key prove nothing', async () => {
  const [ann, bo] = [await addOne(), await addOne()]
  const keys = [fakeAuthenticator(), fakeAuthenticator()] as const
  await ann.addKey(keys[0])
  await bo.addKey(keys[1])
  const challenge = async () => ({ challenge: (await ann.askKey())?.challenge ?? '' })
  expect(await ann.verify({ credential: keys[1].get(await challenge()) })).toBe('factor_invalid')
  const { response, ...rest } = keys[0].get(await challenge())
  const forged = {
    ...rest,
    response: { ...response, signature: keys[1].get(await challenge()).response.signature },
  }
  expect(await ann.verify({ credential: forged })).toBe('factor_invalid')
  // A clone counts its uses by itself, and falls behind.
  await database.db.update(staffFactor).set({ uses: 99 }).where(eq(staffFactor.memberId, ann.memberId))
  expect(await ann.verify({ credential: keys[0].get(await challenge()) })).toBe('factor_invalid')
})
