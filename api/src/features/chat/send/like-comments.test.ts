import {
  answerSwipe,
  blockMember,
  changeAccount,
  commentLike,
  type ErrorAnswer,
  exportMember,
  getChats,
  getLikes,
  getMatches,
  getMember,
  likeMember,
  reportMember,
  type UserEvent,
  undoSwipe,
  unlikeMember,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { readStaffCommand } from '../../../staff/read-staff-command.ts'
import { member } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import { userEvent } from '../../../tables/events.ts'
import { likeComment, memberLike, profile } from '../../../tables/members.ts'
import { report } from '../../../tables/reports.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { textsIn, WOMAN, writersOf } from '../fixture-chat.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { writer, couple, write, open, credits } = writersOf(world, clock)
type Person = Awaited<ReturnType<typeof writer>>

const like = (by: Person, liked: Person) => by.call(likeMember, { body: { profile: liked.id } })
const unlike = (by: Person, liked: Person) => by.call(unlikeMember, { body: { profile: liked.id } })
async function comment(by: Person, liked: Person, text: string) {
  const { status, data } = await by.call(commentLike, {
    query: { comment: '1' },
    body: { profile: liked.id, text },
  })
  // The types know of no body, which only a refusal has.
  const { error } = (data ?? {}) as Partial<ErrorAnswer>
  return { status, error }
}
const received = async (by: Person) => (await by.call(getLikes, {})).data.liked_by.map((one) => one.comment)
const relation = async (by: Person, to: Person) =>
  (await by.call(getMember, { query: { id: to.id } })).data.profile.relation

async function eventsOf({ id }: Person, kind: UserEvent['kind']): Promise<string> {
  const rows = await db.select().from(userEvent).where(eq(userEvent.memberId, id)).orderBy(userEvent.sequence)
  return JSON.stringify(rows.map(({ event }) => event).filter((event) => event.kind === kind))
}

/** A free man who likes a woman and has said something about it. */
async function commented(text = 'Where is that beach?') {
  const two = await couple()
  await like(two.he, two.she)
  expect((await comment(two.he, two.she, text)).status).toBe(204)
  return two
}

test('§3, §5: a like can carry a comment, which costs nothing and waits with the like for both to see', async () => {
  const { he, she } = await couple()
  expect((await comment(he, she, 'Too early')).status).toBe(404)
  expect((await relation(he, she))?.may_comment).toBe(true)
  await like(he, she)
  expect((await comment(he, she, '  Where is\u202e that beach?\r\n')).status).toBe(204)
  expect(await received(she)).toEqual(['Where is that beach?'])
  expect(await relation(he, she)).toMatchObject({ liked_comment: 'Where is that beach?' })
  expect(await relation(he, she)).not.toHaveProperty('may_comment')
  expect(await relation(she, he)).toMatchObject({ likes_me_comment: 'Where is that beach?' })
  expect((await he.call(getLikes, {})).data.profiles).toMatchObject([{ comment: 'Where is that beach?' }])
  for (const one of [he, she]) expect((await one.call(getChats, {})).data.chats).toEqual([])
  expect(await credits(he)).toBe(100)
  expect(await eventsOf(she, 'like_comment')).toContain('Where is that beach?')
})

test('§3: a like in return makes the comment the first message, once, even if she returns it many times at once', async () => {
  const { he, she } = await commented()
  const zone = 'Europe/London'
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => like(she, he)),
    she.call(answerSwipe, { body: { profile: he.id, answer: 'yes', zone } }),
  ])
  for (const { data } of answers) expect(data.matched).toBe(true)
  for (const one of [he, she])
    expect((await one.call(getMatches, {})).data.matches).toMatchObject([{ has_conversation: true }])
  expect(textsIn(await open(she, he))).toEqual(['1 Where is that beach?'])
  expect((await open(she, he)).messages).toMatchObject([{ from: he.id }])
  expect((await she.call(getChats, {})).data.chats).toMatchObject([
    { num_unread_messages: 1, last_message: { text: 'Where is that beach?' } },
  ])
  expect(await received(she)).toEqual([undefined])
  expect(await eventsOf(she, 'like_comment')).not.toContain('beach')
  expect([await credits(he), await credits(she)]).toEqual([100, 100])
})

test('§5, §6: the answer is a reply, while what he writes next starts the conversation and is charged', async () => {
  const { he, she } = await commented()
  await db.update(member).set({ isPaid: false }).where(eq(member.id, she.id))
  await like(she, he)
  expect(await open(he, she)).toMatchObject({ has_written: false, conversations_left: 2 })
  expect((await write(he, she, 'Hello?')).data.credits).toBe(95)
  expect(await open(he, she)).toMatchObject({ has_written: true, conversations_left: 1 })
  await write(she, he, 'Portugal')
  expect(await open(she, he)).toMatchObject({ conversations_left: 2 })
  expect(textsIn(await open(she, he))).toEqual(['1 Where is that beach?', '2 Hello?', '3 Portugal'])
})

test('§3: two likes at once, one with a comment that is just being sent, lose and repeat nothing', async () => {
  const { he, she } = await couple()
  await like(he, she)
  const [sent] = await Promise.all([comment(he, she, 'Hello'), like(she, he)])
  const texts = textsIn(await open(she, he))
  expect([sent.status, texts]).toEqual(sent.status === 204 ? [204, ['1 Hello']] : [403, []])
})

test('whoever of the two writes without a like in return, the comment comes first, and hers is a reply to it', async () => {
  const one = await commented('First')
  await db.update(member).set({ isPaid: false }).where(eq(member.id, one.she.id))
  await write(one.she, one.he, 'Second')
  expect(textsIn(await open(one.he, one.she))).toEqual(['1 First', '2 Second'])
  expect(await open(one.she, one.he)).toMatchObject({ conversations_left: 2 })
  const two = await commented('First')
  await write(two.he, two.she, 'Second')
  expect(textsIn(await open(two.she, two.he))).toEqual(['1 First', '2 Second'])
  await like(two.she, two.he)
  expect(textsIn(await open(two.she, two.he))).toEqual(['1 First', '2 Second'])
})

test('a message that is refused delivers no comment', async () => {
  const he = await writer('he', { credits: 0 })
  const she = await writer('she', { profile: WOMAN })
  await like(he, she)
  await comment(he, she, 'Hello')
  expect((await write(he, she, 'Again')).status).toBe(402)
  expect(await received(she)).toEqual(['Hello'])
  expect((await she.call(getChats, {})).data.chats).toEqual([])
})

test('a comment is no way to write for free: one a member, whatever becomes of the like', async () => {
  const { he, she } = await commented('One')
  expect((await comment(he, she, ' One ')).status).toBe(204)
  const again = await comment(he, she, 'Two')
  expect([again.status, again.error?.code]).toEqual([403, 'write_instead'])
  await unlike(he, she)
  await like(he, she)
  expect((await comment(he, she, 'Two')).error?.code).toBe('write_instead')
  expect(await received(she)).toEqual([undefined])
  expect(await relation(he, she)).not.toHaveProperty('may_comment')
})

test('a like that is taken back takes its comment along, also out of what her pages still receive', async () => {
  const { he, she } = await commented()
  await unlike(he, she)
  expect(await received(she)).toEqual([])
  expect(await eventsOf(she, 'like_comment')).not.toContain('beach')
  await like(he, she)
  await like(she, he)
  expect((await she.call(getChats, {})).data.chats).toEqual([])
})

test('two who have a match or a conversation are told to write instead', async () => {
  const talking = await couple()
  await like(talking.he, talking.she)
  await write(talking.she, talking.he, 'Hello')
  const matched = await couple()
  await like(matched.he, matched.she)
  await like(matched.she, matched.he)
  for (const { he, she } of [talking, matched]) {
    const { status, error } = await comment(he, she, 'Hello')
    expect([status, error?.code]).toEqual([403, 'write_instead'])
  }
  expect(await relation(talking.he, talking.she)).not.toHaveProperty('may_comment')
})

test('§4, §6: blocked, hidden and unconfirmed members cannot comment, nor be commented on', async () => {
  const { he, she } = await couple()
  await like(he, she)
  const code = async () => (await comment(he, she, 'Hello')).error?.code
  await db.update(member).set({ status: 'not_confirmed' }).where(eq(member.id, he.id))
  expect(await code()).toBe('confirmation_required')
  await db.update(member).set({ status: 'confirmed' }).where(eq(member.id, he.id))
  await db.update(member).set({ status: 'not_confirmed' }).where(eq(member.id, she.id))
  expect(await code()).toBe('awaiting_confirmation')
  await db.update(member).set({ status: 'confirmed' }).where(eq(member.id, she.id))
  await he.call(changeAccount, { body: { paused: true } })
  expect(await code()).toBe('profile_hidden')
  expect(await relation(he, she)).not.toHaveProperty('may_comment')
  await he.call(changeAccount, { body: { paused: false } })
  await db.update(profile).set({ status: 'disabled' }).where(eq(profile.memberId, she.id))
  expect(await code()).toBe('not_found')
  await db.update(profile).set({ status: 'active' }).where(eq(profile.memberId, she.id))
  await she.call(blockMember, { body: { profile: he.id } })
  expect(await code()).toBe('blocked_by')
})

test.each([
  ['blank', ' \u200b\n'],
  ['too long', 'x'.repeat(1_001)],
])('a comment that is %s is refused as a message would be, and can still be written', async (_, text) => {
  const { he, she } = await couple()
  await like(he, she)
  const { status, error } = await comment(he, she, text)
  expect([status, error?.fields]).toEqual([422, { text: 'invalid_input' }])
  expect((await comment(he, she, 'Hello')).status).toBe(204)
})

test('§6: a free member who has started all their conversations can still comment', async () => {
  const { he, she } = await couple()
  for (const name of ['a', 'b']) await write(he, await writer(name, { profile: WOMAN }), 'Hello')
  await like(he, she)
  expect((await open(he, she)).refusal).toBe('conversation_limit')
  expect((await comment(he, she, 'Hello')).status).toBe(204)
})

test('§6: a block deletes the comment, also from what open pages still receive', async () => {
  const { he, she } = await commented()
  await she.call(blockMember, { body: { profile: he.id } })
  expect(await db.$count(memberLike, eq(memberLike.memberId, he.id))).toBe(0)
  for (const one of [he, she]) expect(await eventsOf(one, 'like_comment')).not.toContain('beach')
})

test('a no hides the comment with the like; taking it back brings both', async () => {
  const { he, she } = await commented()
  const zone = 'Europe/London'
  await she.call(answerSwipe, { body: { profile: he.id, answer: 'no', zone } })
  expect(await received(she)).toEqual([])
  await she.call(undoSwipe, { body: { profile: he.id, zone } })
  expect(await received(she)).toEqual(['Where is that beach?'])
  expect((await eventsOf(she, 'like_comment')).match(/beach/g)).toHaveLength(2)
})

test('a member in privacy mode who likes back says nothing by it: the comment waits until one of them writes', async () => {
  const { he, she } = await commented()
  await she.call(changeAccount, { body: { paused: true } })
  await like(she, he)
  expect((await he.call(getChats, {})).data.chats).toEqual([])
  await she.call(changeAccount, { body: { paused: false } })
  await write(she, he, 'Portugal')
  expect(textsIn(await open(he, she))).toEqual(['1 Where is that beach?', '2 Portugal'])
})

test('the export has the comment, and deleting either account deletes it', async () => {
  const one = await commented()
  const { data } = await one.he.call(exportMember, {})
  expect(data).toMatchObject({
    likes: [{ name: 'she', comment: 'Where is that beach?' }],
    like_comments: [{}],
  })
  await db.delete(member).where(eq(member.id, one.she.id))
  expect(await db.$count(likeComment, eq(likeComment.memberId, one.he.id))).toBe(0)
})

const staff = async (...words: string[]) => readStaffCommand(words)?.(database)

async function reported() {
  const two = await commented('Send me money')
  const body = { id: newId(), profile: two.he.id, message: 0, reason: 'scam' } as const
  const { reference } = (await two.she.call(reportMember, { body })).data
  const [row] = await db.select().from(report).where(eq(report.reference, reference))
  const place = [row?.conversationId ?? expect.fail('no conversation'), '0'] as const
  const remove = () =>
    staff(
      'decisions',
      'remove-message',
      ...place,
      'scam',
      '--reason',
      'Asks for money',
      '--report',
      reference,
    )
  return { ...two, reference, remove }
}

test('a comment is reported as message 0, which staff can read and remove, and give back', async () => {
  const { he, she, reference, remove } = await reported()
  const own = { id: newId(), profile: she.id, message: 0, reason: 'scam' } as const
  expect((await he.call(reportMember, { body: own })).status).toBe(404)
  expect(await staff('reports', 'show', reference)).toContain('Send me money')
  const read = await staff('reports', 'conversation', reference)
  expect(read?.split('Now:').map((part) => part.includes('Send me money'))).toEqual([true, true])
  expect(await remove()).toContain('done')
  expect(await received(she)).toEqual([undefined])
  expect(await eventsOf(she, 'like_comment')).not.toContain('money')
  expect((await comment(he, she, 'Send me money')).error?.code).toBe('write_instead')
  const [made] = await db.select().from(decision).where(eq(decision.memberId, he.id))
  expect(await staff('decisions', 'lift', made?.reference ?? '', '--reason', 'It was a joke')).toContain(
    'lifted',
  )
  expect(await received(she)).toEqual(['Send me money'])
})

test('a reported comment that has become a message since is removed there', async () => {
  const { he, she, reference, remove } = await reported()
  await like(she, he)
  expect(await staff('reports', 'conversation', reference)).toContain('1')
  expect(await remove()).toContain('done')
  expect((await open(she, he)).messages).toMatchObject([{ sequence: 1, content: { kind: 'removed' } }])
  const [made] = await db.select().from(decision).where(eq(decision.memberId, he.id))
  await staff('decisions', 'lift', made?.reference ?? '', '--reason', 'It was a joke')
  expect(textsIn(await open(she, he))).toEqual(['1 Send me money'])
})

test('a comment that was removed before the match is not delivered, and comes back to nothing', async () => {
  const { he, she, remove } = await reported()
  await remove()
  await like(she, he)
  expect((await she.call(getChats, {})).data.chats).toEqual([])
  const [made] = await db.select().from(decision).where(eq(decision.memberId, he.id))
  await staff('decisions', 'lift', made?.reference ?? '', '--reason', 'It was a joke')
  expect(await received(she)).toEqual([undefined])
})
