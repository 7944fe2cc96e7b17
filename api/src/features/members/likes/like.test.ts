import {
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
  unlikeMember,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { pushSubscription } from '../../../tables/account.ts'
import { userEvent } from '../../../tables/events.ts'
import { outbox } from '../../../tables/outbox.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
const { person } = peopleOf(world, clock)

const WOMAN = { gender: 'female', sexuality: 'hetero' } as const

async function couple() {
  const [he, she] = [await person('he'), await person('she', { profile: WOMAN, hasPhoto: true })]
  clock.pass(1_000)
  const like = (by: typeof he, whom: typeof he) => by.call(likeMember, { body: { profile: whom.id } })
  return { he, she, like }
}

async function kindsOf({ id }: { readonly id: string }): Promise<UserEvent['kind'][]> {
  const rows = await db.select().from(userEvent).where(eq(userEvent.memberId, id)).orderBy(userEvent.sequence)
  return rows.map(({ event }) => event.kind)
}

test('§2, §3: like, be liked back, match; each once however often it is asked', async () => {
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
  expect(await kindsOf(she)).toEqual(['like_received', 'like_given', 'match'])
})

test('§3: two likes at once, ten times each, make one match for each', async () => {
  const { he, she, like } = await couple()
  const answers = await Promise.all(Array.from({ length: 10 }, () => [like(he, she), like(she, he)]).flat())
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const one of [he, she]) {
    const kinds = await kindsOf(one)
    expect(kinds.toSorted()).toEqual(['like_given', 'like_received', 'match'])
  }
})

test('a like that is taken back ends the match, and nothing is refused where there is none', async () => {
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

test('§4: opening a profile changes nothing by itself; that it was opened clears what was new', async () => {
  const { he, she, like } = await couple()
  await like(he, she)
  const relation = async () => (await she.call(getMember, { query: { id: he.id } })).data.profile.relation
  const before = { liked: false, likes_me: true, like_new: true, matched: false }
  expect([await relation(), await relation()]).toMatchObject([before, before])
  await she.call(seeLike, { query: { seen: '1' }, body: { profile: he.id } })
  expect(await relation()).toMatchObject({ ...before, like_new: false })
  expect((await she.call(getLikes, {})).data.liked_by).toMatchObject([{ like_new: false }])
})

test('§7: auto-like shows a real like that waits, once, of whom suits and has a photo', async () => {
  const { he, she, like } = await couple()
  const next = () => he.call(autoLike, {})
  expect((await next()).status).toBe(204)
  const faceless = await person('faceless', { profile: WOMAN })
  const unsuiting = await person('unsuiting', { profile: { ...WOMAN, sexuality: 'lesbian' }, hasPhoto: true })
  for (const one of [she, faceless, unsuiting]) await like(one, he)
  expect((await next()).data.profile).toMatchObject({ name: 'she', main_image: { status: 'active' } })
  expect((await next()).status).toBe(204)
})

test('§7: auto-like passes over whom one likes already, and whom one has seen', async () => {
  const { he, she, like } = await couple()
  const other = await person('other', { profile: WOMAN, hasPhoto: true })
  await like(she, he)
  await like(other, he)
  await like(he, she)
  await he.call(seeLike, { query: { seen: '1' }, body: { profile: other.id } })
  expect((await he.call(autoLike, {})).status).toBe(204)
})

test('who pauses likes without being seen; once they are back, they are', async () => {
  const { he, she, like } = await couple()
  await he.call(changeAccount, { body: { paused: true } })
  await like(he, she)
  expect(await kindsOf(she)).toEqual([])
  expect((await she.call(getLikes, {})).data.liked_by).toEqual([])
  await he.call(changeAccount, { body: { paused: false } })
  expect((await she.call(getLikes, {})).data.liked_by).toMatchObject([{ name: 'he', like_new: true }])
})

test('§6: a block ends likes for good, hides both at once, and names the blocker alone', async () => {
  const { he, she, like } = await couple()
  await like(he, she)
  await like(she, he)
  const block = () => she.call(blockMember, { body: { profile: he.id } })
  expect((await block()).data.blocked).toMatchObject([{ profile: { name: 'he' } }])
  expect((await block()).data.blocked).toHaveLength(1)
  for (const one of [he, she]) {
    expect((await one.call(getLikes, {})).data).toEqual({ profiles: [], liked_by: [] })
    expect((await one.call(getMatches, {})).data.matches).toEqual([])
    expect((await kindsOf(one)).at(-1)).toBe('blocked')
  }
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

test('§6: who is blocked can block as well, and learns nothing by it', async () => {
  const { he, she } = await couple()
  await she.call(blockMember, { body: { profile: he.id } })
  const { status, data } = await he.call(blockMember, { body: { profile: she.id } })
  expect([status, data.blocked]).toEqual([200, []])
  await she.call(unblock, { body: { profile: he.id } })
  expect((await he.call(getBlocks, {})).data.blocked).toMatchObject([{ profile: { name: 'she' } }])
})

test('a like and a block at once: either there is no like, or it went with the block', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { he, she, like } = await couple()
    await Promise.all([like(he, she), she.call(blockMember, { body: { profile: he.id } })])
    await she.call(unblock, { body: { profile: he.id } })
    expect((await he.call(getLikes, {})).data.profiles).toEqual([])
  }
})

test('likes and matches are pushed to the other one, once', async () => {
  const { he, she, like } = await couple()
  const { brandId, id: memberId } = she
  const browser = {
    endpoint: `https://push.example/${memberId}`,
    p256dh: 'k',
    auth: 'a',
    createdAt: clock.now(),
  }
  await db.insert(pushSubscription).values({ id: memberId, brandId, memberId, ...browser })
  for (let round = 0; round < 3; round += 1) {
    await like(he, she)
    await he.call(unlikeMember, { body: { profile: she.id } })
  }
  await like(she, he)
  await like(he, she)
  const posted = await db.select().from(outbox).where(eq(outbox.memberId, memberId))
  expect(posted.map(({ kind }) => kind).toSorted()).toEqual(['new-like', 'new-match'])
})
