import { RETURN_DAYS } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { leftAddress } from '../../../tables/own-account.ts'
import { DAY_MS } from '../../../time.ts'
import { findShopper } from '../../credits/discounts/find-shopper.ts'
import { findBrand } from '../../site/brands.ts'
import { setEmail } from '../emails.ts'
import { newAddress, signUpNow } from '../signup/fixture-signup.ts'
import { findUser } from '../users.ts'
import { forgetLeftAddresses } from './left-addresses.ts'
import { purgeDeleted } from './purge-deleted.ts'

const START = new Date('2026-03-01T12:00:00Z')
let now = START
const { app, database } = await openWorld({ clock: { now: () => now } })
const { db } = database
const storage = testStorage()

/** Signs up with this address and returns what new members get. */
async function join(email: string) {
  const key = await signUpNow(app, { email })
  const brand = await findBrand(database, 'localhost')
  if (!brand) throw new Error('There is no brand.')
  const user = await findUser(db, brand, key.id, now)
  return { key, credits: user?.credits, bonus: user?.time_bonus?.code }
}

/** Deletes the account for good, as 14 days after it was closed. */
async function purge(id: string) {
  await db
    .update(member)
    .set({ status: 'pending_deletion', leftAt: new Date(0) })
    .where(eq(member.id, id))
  await purgeDeleted({ database, storage, secret: SECRET }, now)
}

test('§3, §4: an address that had an account gets signup credits and time bonus again only after a year', async () => {
  const email = newAddress()
  const first = await join(email)
  expect(first).toMatchObject({ credits: 15, bonus: 'TIMEBONUS25' })
  await purge(first.key.id)
  const again = await join(email.replace('@', '+again@').toUpperCase())
  expect(again).toMatchObject({ credits: 0, bonus: undefined })
  expect(await findShopper(db, again.key)).toMatchObject({ isReturning: true })
  await purge(again.key.id)
  now = new Date(START.getTime() + RETURN_DAYS * DAY_MS)
  expect(await join(email)).toMatchObject({ credits: 15, bonus: 'TIMEBONUS25' })
  now = START
})

test('§3: a mailbox gets them only once, however many of its addresses sign up, even at the same time', async () => {
  const email = newAddress().replace('@example.invalid', '@gmail.com')
  const spellings = [email, email.replace('@', '+1@'), email.replace('@', '+2@'), email.replace(/^../, '$&.')]
  const given = await Promise.all(spellings.map(join))
  expect(given.map(({ credits }) => credits).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 0, 0, 15])
  expect(given.filter(({ bonus }) => bonus !== undefined)).toHaveLength(1)
  expect(await join(newAddress())).toMatchObject({ credits: 15 })
})

test('a member who changes to another address of their own mailbox is not taken for a returning one', async () => {
  const { key } = await join(newAddress())
  const email = key.email.replace('@', '+1@')
  await database.inTransaction((tx) => setEmail(tx, SECRET, { ...key, email }, now))
  expect(await findShopper(db, key)).toMatchObject({ isReturning: false })
})

test('§4: nor does one who signs up with another address and then proves the earlier one get the bonus', async () => {
  const email = newAddress()
  await purge((await join(email)).key.id)
  const { key } = await join(newAddress())
  await database.inTransaction((tx) => setEmail(tx, SECRET, { ...key, email }, now))
  expect(await findShopper(db, key)).toMatchObject({ isReturning: true })
})

test('what is kept holds no address, and goes after a year', async () => {
  const email = newAddress()
  await purge((await join(email)).key.id)
  const kept = await db.select().from(leftAddress)
  expect(JSON.stringify(kept)).not.toContain(email.split('@')[0])
  await forgetLeftAddresses(database, new Date(START.getTime() + RETURN_DAYS * DAY_MS - 1))
  expect(await db.$count(leftAddress)).toBe(kept.length)
  await forgetLeftAddresses(database, new Date(START.getTime() + RETURN_DAYS * DAY_MS))
  expect(await db.$count(leftAddress)).toBe(0)
})
