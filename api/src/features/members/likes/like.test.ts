import {
  answerSwipe,
  autoLike,
  blockMember,
  changeAccount,
  getBlocks,
  getLikes,
  getMatches,
  getMember,
  likeMember,
  seeLike,
  type UserEvent,
  unblock,
  undoSwipe,
  unlikeMember,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { userEvent } from '../../../tables/events.ts'
import { profile } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { lockOut } from '../../account/decisions/member-status.ts'
import { addBrowser } from '../../account/fixture-browser.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
const { person } = peopleOf(world, clock)

const WOMAN = { gender: 'female', sexuality: 'hetero' } as const

async function couple() {
  const [he, she] = [await person('he'), await person('she', { profile: WOMAN, hasPhoto: true })]
  clock.pass(1_000)
  const like = (by: typeof he, liked: typeof he) => by.call(likeMember, { body: { profile: liked.id } })
  return { he, she, like }
}

async function kindsOf({ id }: { readonly id: string }): Promise<UserEvent['kind'][]> {
  const rows = await db.select().from(userEvent).where(eq(userEvent.memberId, id)).orderBy(userEvent.sequence)
  return rows.map(({ event }) => event.kind)
}

test('§2, §3: a member likes another, is liked back and gets a match; repeating changes nothing', async () => {
  const { he, she, like } = await couple()
  expect((await like(he, she)).data).toEqual({
    matched: false,
    profile: expect.objectContaining({ name: 'she' }),
  })
  expect((await like(he, she)).data.matched).toBe(false)
  expect((await she.call(getLikes, {})).data.liked_by).toMatchObject([{ name: 'he', like_new: true }])
  const back = await like(she, he)
  expect(back.data).toMatchObject({ matched: true, profile: { name: 'he' } })
  expect((await he.call(getMatches, {})).data.matches).toMatchObject([
    { name: 'she', matched_at: clock.now().toISOString() },
  ])
  expect(await kindsOf(he)).toEqual(['like_given', 'like_received', 'match'])
  expect(await kindsOf(she)).toEqual(['like_received', 'like_seen', 'like_given', 'match'])
})

test('a like can say which photo or text it is about: both see it until the like is taken back', async () => {
  const he = await person('he')
  const she = await person('she', { profile: { ...WOMAN, aboutMe: 'I sail.' } })
  const photo = await addPhotoRow(world.database, she, { isMain: true })
  const like = (about: string) => he.call(likeMember, { body: { profile: she.id, about } })
  const abouts = async () => {
    const { relation: his } = (await he.call(getMember, { query: { id: she.id } })).data.profile
    const { relation: hers } = (await she.call(getMember, { query: { id: he.id } })).data.profile
    const [listed] = (await she.call(getLikes, {})).data.liked_by
    return [his?.liked_about, hers?.likes_me_about, listed?.about]
  }
  await like(photo.id)
  expect(await abouts()).toEqual([photo.id, photo.id, photo.id])
  await like('about_me')
  expect(await abouts()).toEqual([photo.id, photo.id, photo.id])
  await he.call(unlikeMember, { body: { profile: she.id } })
  expect(await abouts()).toEqual([undefined, undefined, undefined])
  await like('about_me')
  expect(await abouts()).toEqual(['about_me', 'about_me', 'about_me'])
  const rows = await db
    .select()
    .from(userEvent)
    .where(eq(userEvent.memberId, she.id))
    .orderBy(userEvent.sequence)
  const received = rows.flatMap(({ event }) => (event.kind === 'like_received' ? event.profile.about : []))
  expect(received).toEqual([photo.id, 'about_me'])
})

test('§6: a like about a photo or text that the member cannot see is refused, and tells nothing of it', async () => {
  const he = await person('he')
  const rich = await person('rich', { isPaid: true })
  const she = await person('she', { profile: WOMAN })
  const other = await addPhotoRow(world.database, await person('other', { profile: WOMAN }))
  const hidden = await addPhotoRow(world.database, she, { isPrivate: true, position: 1 })
  const pending = await addPhotoRow(world.database, she, { status: 'pending', position: 2 })
  const like = (by: typeof he, about: string) => by.call(likeMember, { body: { profile: she.id, about } })
  const refusals = await Promise.all(
    [other.id, hidden.id, pending.id, 'nothing', 'about_me'].map((about) => like(he, about)),
  )
  for (const { status, data } of refusals) expect([status, data]).toEqual([404, refusals[0]?.data])
  expect((await she.call(getLikes, {})).data.liked_by).toEqual([])
  expect((await like(rich, hidden.id)).status).toBe(200)
})

test('§3: concurrent likes of two members make exactly one match for each', async () => {
  const { he, she, like } = await couple()
  const responses = await Promise.all(Array.from({ length: 10 }, () => [like(he, she), like(she, he)]).flat())
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  for (const one of [he, she]) {
    const kinds = await kindsOf(one)
    const others = kinds.filter((kind) => kind !== 'like_seen')
    expect(others.toSorted()).toEqual(['like_given', 'like_received', 'match'])
  }
})

test('taking a like back ends the match; doing it without a like is no error', async () => {
  const { he, she, like } = await couple()
  await like(he, she)
  await like(she, he)
  const unlike = () => he.call(unlikeMember, { body: { profile: she.id } })
  expect([(await unlike()).status, (await unlike()).status]).toEqual([204, 204])
  expect((await she.call(getMatches, {})).data.matches).toEqual([])
  expect((await she.call(getLikes, {})).data).toMatchObject({ profiles: [{ name: 'he' }], liked_by: [] })
  expect((await kindsOf(she)).at(-1)).toBe('like_ended')
  expect((await he.call(unlikeMember, { body: { profile: 'nobody' } })).status).toBe(204)
})

test('a like that a hidden member takes back ends without a word, as it was given', async () => {
  const { he, she, like } = await couple()
  await db.update(profile).set({ status: 'disabled' }).where(eq(profile.memberId, he.id))
  await like(he, she)
  await he.call(unlikeMember, { body: { profile: she.id } })
  expect(await kindsOf(she)).toEqual([])
  expect((await kindsOf(he)).at(-1)).toBe('like_ended')
})

test('§4: reading a profile changes nothing; reporting it as seen clears the new flag', async () => {
  const { he, she, like } = await couple()
  await like(he, she)
  const relation = async () => (await she.call(getMember, { query: { id: he.id } })).data.profile.relation
  const before = { liked: false, likes_me: true, like_new: true, matched: false }
  expect([await relation(), await relation()]).toMatchObject([before, before])
  await she.call(seeLike, { query: { seen: '1' }, body: { profile: he.id } })
  expect(await relation()).toMatchObject({ ...before, like_new: false })
  expect((await she.call(getLikes, {})).data.liked_by).toMatchObject([{ like_new: false }])
})

test('§7: auto-like shows a real waiting like once, if its giver suits and has a photo', async () => {
  const { he, she, like } = await couple()
  const next = () => he.call(autoLike, {})
  expect((await next()).status).toBe(204)
  const faceless = await person('faceless', { profile: WOMAN })
  const unsuiting = await person('unsuiting', { profile: { ...WOMAN, sexuality: 'lesbian' }, hasPhoto: true })
  for (const one of [she, faceless, unsuiting]) await like(one, he)
  expect((await next()).data.profile).toMatchObject({ name: 'she', main_image: { status: 'active' } })
  expect((await next()).status).toBe(204)
})

test('§7: auto-like skips members whom the viewer already likes or has seen', async () => {
  const { he, she, like } = await couple()
  const other = await person('other', { profile: WOMAN, hasPhoto: true })
  await like(she, he)
  await like(other, he)
  await like(he, she)
  await he.call(seeLike, { query: { seen: '1' }, body: { profile: other.id } })
  expect((await he.call(autoLike, {})).status).toBe(204)
})

test('a no takes a received like off the list, unseen by its giver; undoing it puts the like back', async () => {
  const { he, she, like } = await couple()
  await like(he, she)
  const zone = 'Europe/London'
  const received = async () => (await she.call(getLikes, {})).data.liked_by.map(({ name }) => name)
  await she.call(answerSwipe, { body: { profile: he.id, answer: 'no', zone } })
  expect(await received()).toEqual([])
  expect((await she.call(autoLike, {})).status).toBe(204)
  expect((await he.call(getLikes, {})).data.profiles).toMatchObject([{ name: 'she' }])
  await she.call(undoSwipe, { body: { profile: he.id, zone } })
  expect(await received()).toEqual(['he'])
  expect(await kindsOf(she)).toEqual(['like_received', 'like_passed', 'like_received'])
  expect(await kindsOf(he)).toEqual(['like_given'])
})

test('a like that comes after a no is on the list', async () => {
  const { he, she, like } = await couple()
  await she.call(answerSwipe, { body: { profile: he.id, answer: 'no', zone: 'Europe/London' } })
  clock.pass(1_000)
  await like(he, she)
  expect((await she.call(getLikes, {})).data.liked_by).toMatchObject([{ name: 'he' }])
})

test('a like by a paused member stays invisible until they resume', async () => {
  const { he, she, like } = await couple()
  await he.call(changeAccount, { body: { paused: true } })
  await like(he, she)
  expect(await kindsOf(she)).toEqual([])
  expect((await she.call(getLikes, {})).data.liked_by).toEqual([])
  await he.call(changeAccount, { body: { paused: false } })
  expect((await she.call(getLikes, {})).data.liked_by).toMatchObject([{ name: 'he', like_new: true }])
})

test('§6: a block deletes likes for good, hides both members, and tells only the one who blocked', async () => {
  const { he, she, like } = await couple()
  await like(he, she)
  await like(she, he)
  const block = () => she.call(blockMember, { body: { profile: he.id } })
  expect((await block()).data.blocked).toMatchObject([{ profile: { name: 'he' } }])
  expect((await block()).data.blocked).toHaveLength(1)
  for (const one of [he, she]) {
    expect((await one.call(getLikes, {})).data).toEqual({ profiles: [], liked_by: [] })
    expect((await one.call(getMatches, {})).data.matches).toEqual([])
  }
  expect((await kindsOf(she)).at(-1)).toBe('blocked')
  expect(await kindsOf(he)).not.toContain('blocked')
  const refused = await like(he, she)
  expect([refused.status, refused.data.error?.code, refused.data.data]).toEqual([
    403,
    'blocked_by',
    { name: 'she' },
  ])
  const hers = await she.call(getMember, { query: { id: he.id } })
  expect([hers.status, hers.data.error?.code, hers.data.data]).toEqual([403, 'you_blocked', { name: 'he' }])
  await she.call(unblock, { body: { profile: he.id } })
  expect((await she.call(getLikes, {})).data).toEqual({ profiles: [], liked_by: [] })
})

test('§6: a blocked member can block in return, without learning anything', async () => {
  const { he, she } = await couple()
  await she.call(blockMember, { body: { profile: he.id } })
  const { status, data } = await he.call(blockMember, { body: { profile: she.id } })
  expect([status, data.blocked]).toEqual([200, []])
  await she.call(unblock, { body: { profile: he.id } })
  expect((await he.call(getBlocks, {})).data.blocked).toMatchObject([{ profile: { name: 'she' } }])
})

test('after a concurrent like and block, there is no like', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { he, she, like } = await couple()
    await Promise.all([like(he, she), she.call(blockMember, { body: { profile: he.id } })])
    await she.call(unblock, { body: { profile: he.id } })
    expect((await he.call(getLikes, {})).data.profiles).toEqual([])
  }
})

test('the other member gets one push message for likes and one for the match', async () => {
  const { he, she, like } = await couple()
  const { brandId, id: memberId } = she
  await addBrowser(db, { brandId, memberId })
  for (let round = 0; round < 3; round += 1) {
    await like(he, she)
    await he.call(unlikeMember, { body: { profile: she.id } })
  }
  await like(she, he)
  await like(he, she)
  const enqueued = await db.select().from(outbox).where(eq(outbox.memberId, memberId))
  expect(enqueued.map(({ kind }) => kind).toSorted()).toEqual(['new-like', 'new-match'])
})

test('a member who leaves takes their name and picture out of the likes and matches in others’ events', async () => {
  const { he, she, like } = await couple()
  await like(he, she)
  await like(she, he)
  await world.database.inTransaction((tx) => lockOut(tx, he, null))
  const stored = await db
    .select()
    .from(userEvent)
    .where(eq(userEvent.memberId, she.id))
    .orderBy(userEvent.sequence)
  const ended = (way: string) => ({ kind: 'like_ended', way, profile: he.id })
  expect(stored.map(({ event }) => event)).toEqual([
    ended('received'),
    { kind: 'like_seen', profile: he.id },
    ended('given'),
    ended('received'),
  ])
  expect(await kindsOf(he)).toContain('match')
})
