import { blockMember, unblock } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { SECRET } from '../../../http/fixtures/server.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { message } from '../../../tables/chat.ts'
import { userEvent } from '../../../tables/events.ts'
import { block, keptBlock } from '../../../tables/members.ts'
import { activate } from '../../account/mail-links/activation.ts'
import { issueToken } from '../../account/mail-tokens/account-tokens.ts'
import { purgeDeleted } from '../../account/own/purge-deleted.ts'
import { callSignUp, newAddress, signUpNow } from '../../account/signup/fixture-signup.ts'
import { findBrand } from '../../site/brands.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { app, database } = world
const { db } = database
const { person } = peopleOf(world, clock)

/** A member blocks another, who is then purged. Returns the first one, and the other's address. */
async function blockAndPurge() {
  const [ann, bo] = [await person('Ann'), await person('Bo')]
  await ann.call(blockMember, { body: { profile: bo.id } })
  const email = newAddress()
  const leftAt = new Date('2020-01-01T12:00:00Z')
  await db.update(member).set({ email, status: 'pending_deletion', leftAt }).where(eq(member.id, bo.id))
  await purgeDeleted({ database, storage: testStorage(), secret: SECRET }, clock.now())
  expect(await db.$count(member, eq(member.id, bo.id))).toBe(0)
  return { ann, email }
}

const blocksOf = (ann: { readonly id: string }) =>
  db.select({ blockedId: block.blockedId }).from(block).where(eq(block.memberId, ann.id))

test('§6: a blocked member who is deleted and signs up again with the same address is still blocked', async () => {
  const { ann, email } = await blockAndPurge()
  expect(await blocksOf(ann)).toEqual([])
  const again = await signUpNow(app, { email: email.replace('@', '+again@').toUpperCase() })
  expect(await blocksOf(ann)).toEqual([{ blockedId: again.id }])
  // It is a block like any other, which its member can lift, and which then returns no more.
  await db.update(member).set({ status: 'confirmed' }).where(eq(member.id, again.id))
  await ann.call(unblock, { body: { profile: again.id } })
  expect(await blocksOf(ann)).toEqual([])
  expect(await db.$count(keptBlock, eq(keptBlock.memberId, ann.id))).toBe(0)
  await signUpNow(app, { email })
  expect(await blocksOf(ann)).toEqual([])
})

test('§2, §6: what they write at signup doesn’t reach the one who blocked them, by no account of the mailbox', async () => {
  const { ann, email } = await blockAndPurge()
  for (const address of [email, email.replace('@', '+2@')]) {
    const more = { email: address, profile: ann.id, signup_message: 'I am back' }
    expect((await callSignUp(app, more)).body['message_kept']).toBe(false)
  }
  expect(await blocksOf(ann)).toHaveLength(2)
  expect(await db.$count(message, eq(message.body, 'I am back'))).toBe(0)
  const told = await db
    .select({ event: userEvent.event })
    .from(userEvent)
    .where(eq(userEvent.memberId, ann.id))
  expect(JSON.stringify(told)).not.toContain('I am back')
})

test('§6: one who signs up again beside the blocked account is blocked, too', async () => {
  const [ann, cleo] = [await person('Ann'), await person('Cleo')]
  const bo = await signUpNow(app, { email: `bo.1.${newAddress()}`.replace('example.invalid', 'gmail.com') })
  const { email } = bo
  await db
    .insert(block)
    .values({ brandId: 'amberly', memberId: ann.id, blockedId: bo.id, createdAt: clock.now() })
  const spelling = email.replace('bo.1.', 'b.o1').replace('@gmail', '+x@googlemail')
  const other = await signUpNow(app, { email: spelling })
  expect(await blocksOf(ann)).toEqual(expect.arrayContaining([{ blockedId: bo.id }, { blockedId: other.id }]))
  expect(await blocksOf(cleo)).toEqual([])
  await signUpNow(app)
  expect(await blocksOf(ann)).toHaveLength(2)
})

test('§6: so is one who signs up with another address and then proves the earlier one', async () => {
  const { ann, email } = await blockAndPurge()
  const other = await signUpNow(app)
  expect(await blocksOf(ann)).toEqual([])
  const now = clock.now()
  const token = await database.inTransaction((tx) =>
    issueToken(tx, other, { purpose: 'activate', email, now }),
  )
  const brand = await findBrand(database, 'localhost', { isDemo: false })
  if (!brand) throw new Error('There is no brand.')
  const browser = { label: '', earlierToken: undefined }
  await activate(database, { brand, viewer: other, browser, secret: SECRET }, token, now)
  expect(await blocksOf(ann)).toEqual([{ blockedId: other.id }])
})

test('a kept block holds no address, and goes with the member who made it', async () => {
  const { ann, email } = await blockAndPurge()
  const [kept] = await db.select().from(keptBlock).where(eq(keptBlock.memberId, ann.id))
  expect(JSON.stringify(kept)).not.toContain(email.split('@')[0])
  await db.delete(member).where(eq(member.id, ann.id))
  expect(await db.$count(keptBlock, eq(keptBlock.memberId, ann.id))).toBe(0)
})
