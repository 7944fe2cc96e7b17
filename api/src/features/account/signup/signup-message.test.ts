import { blockMember, getSignupTarget, likeMember, unblock } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { openOutbox } from '../../../outbox/fixture-outbox.ts'
import { message } from '../../../tables/chat.ts'
import { profile } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { peopleOf, stoppedClock } from '../../members/fixture-people.ts'
import { findSignupLike } from '../../members/likes/signup-like.ts'
import { ask, callLogIn } from '../fixture-login.ts'
import { FORM, signUpNow } from './fixture-signup.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { app, database } = world
const { db } = database
const { person } = peopleOf(world, clock)

type Signup = Awaited<ReturnType<typeof signUpNow>>

const text = 'What made you smile today?'

async function signUpFor(to: { readonly id: string }, email?: string) {
  return signUpNow(app, { profile: to.id, signup_message: text, ...(email && { email }) })
}

const seenBy = async ({ token }: Pick<Signup, 'token'>) => {
  const { status, body } = await ask(app, { method: 'GET', url: getSignupTarget.path, token })
  expect(status).toBe(200)
  return getSignupTarget.answer.parse(body).message
}

const likedBy = async ({ token }: Pick<Signup, 'token'>) => {
  const { body } = await ask(app, { method: 'GET', url: getSignupTarget.path, token })
  return getSignupTarget.answer.parse(body).like
}

const change = (id: string, to: Partial<typeof profile.$inferInsert>) =>
  db.update(profile).set(to).where(eq(profile.memberId, id))

test('§2, §4: the server knows to whom a member wrote at signup, in any browser', async () => {
  const david = await person('David', { hasPhoto: true })
  const anna = await signUpFor(david)
  const elsewhere = await callLogIn(app, { email: anna.email, password: FORM.password })
  expect(await seenBy({ token: elsewhere.cookie?.value ?? '' })).toMatchObject({
    to: { id: david.id, name: 'David', main_image: { status: 'active' } },
    text,
  })
  expect(await seenBy(await signUpNow(app))).toBeNull()
})

test('§6: nobody is told of one who has blocked, hidden or left since, or of a message that is gone', async () => {
  const david = await person('David')
  const anna = await signUpFor(david)
  await david.call(blockMember, { body: { profile: anna.id } })
  expect(await seenBy(anna)).toBeNull()
  await david.call(unblock, { body: { profile: anna.id } })
  expect(await seenBy(anna)).not.toBeNull()

  await change(david.id, { status: 'disabled' })
  expect(await seenBy(anna)).toBeNull()
  await change(david.id, { status: 'active' })
  await db.update(message).set({ isRemoved: true, body: '' }).where(eq(message.senderId, anna.id))
  expect(await seenBy(anna)).toBeNull()
})

test('§2: a like given by signing up is known in any browser, as long as the two may see each other', async () => {
  const david = await person('David', { hasPhoto: true })
  const anna = await signUpNow(app, { like: david.id })
  expect(await likedBy(anna)).toMatchObject({ id: david.id, main_image: { status: 'active' } })
  expect(await seenBy(anna)).toBeNull()
  expect(await likedBy(await signUpNow(app, { like: 'nobody' }))).toBeNull()

  await change(david.id, { status: 'disabled' })
  expect(await likedBy(anna)).toBeNull()
  await change(david.id, { status: 'active' })
  await david.call(blockMember, { body: { profile: anna.id } })
  expect(await likedBy(anna)).toBeNull()
})

test('§2: a like given later is not the one that the member signed up for', async () => {
  const david = await person('David')
  const anna = await person('Anna')
  clock.pass(1_000)
  await anna.call(likeMember, { body: { profile: david.id } })
  expect(await findSignupLike(db, { brandId: 'amberly', memberId: anna.id }, clock.now())).toBeNull()
})

test('§2: the mail that confirms the address shows the member whom the new one likes', async () => {
  const { sent, round } = await openOutbox(database)
  const david = await person('David', { hasPhoto: true })
  await change(david.id, { isVisibleToVisitors: true })
  await db.delete(outbox)
  await signUpNow(app, { like: david.id, email: `${crypto.randomUUID()}@example.com` })
  await round()
  expect(sent.mail[0]).toMatchObject({ subject: 'Confirm your email so your like can be seen' })
  expect(sent.mail[0]?.text).toContain('David will see your like')
})

test('§2: the mail that confirms the address shows the receiver, as long as visitors may see them', async () => {
  const { sent, round } = await openOutbox(database)
  const david = await person('David', { hasPhoto: true })
  /** Signs up for David, and returns the mail. */
  async function mailFor(state: Partial<typeof profile.$inferInsert>) {
    await change(david.id, { isVisibleToVisitors: true, status: 'active', isFictional: false })
    await db.delete(outbox)
    sent.mail.length = 0
    await signUpFor(david, `${crypto.randomUUID()}@example.com`)
    await change(david.id, state)
    await round()
    return sent.mail[0]
  }
  const shown = await mailFor({ status: 'active' })
  expect(shown).toMatchObject({ subject: 'Confirm your email so your message can be answered' })
  expect(shown?.html).toMatch(/<img[^>]+src="[^"]+\/media\/[^"]+"/)
  expect(shown?.text).toContain('David has your message')
  for (const state of [
    { isVisibleToVisitors: false },
    { status: 'disabled' },
    { isFictional: true },
  ] as const) {
    const plain = await mailFor(state)
    expect(plain).toMatchObject({ subject: 'Confirm your email address' })
    expect(`${plain?.html}${plain?.text}`).not.toMatch(/David|<img/)
  }
})
