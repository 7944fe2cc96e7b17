import { answerSwipe, getLikes, getSwipe, type Interest, likeMember, undoSwipe } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { HOUR_MS } from '../../../time.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'

const zone = 'Europe/Amsterdam'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
await world.database.db.delete(member)
const { person } = peopleOf(world, clock)
type Player = Awaited<ReturnType<typeof person>>

const WOMAN = { gender: 'female', sexuality: 'hetero' } as const
const women = await Promise.all(
  Array.from({ length: 8 }, (_, n) => person(`w${n}`, { profile: WOMAN, hasPhoto: true })),
)
const [w0, w1, w2, w3, w4, w5] = women as [Player, Player, Player, Player, Player, Player]
await person('faceless', { profile: WOMAN })
await person('unsuiting', { profile: { ...WOMAN, sexuality: 'lesbian' }, hasPhoto: true })

function answer(by: Player, other: Player, answer: 'yes' | 'no', where = zone) {
  clock.pass(1_000)
  return by.call(answerSwipe, { body: { profile: other.id, answer, zone: where } })
}
const undo = (by: Player, other: Player) => by.call(undoSwipe, { body: { profile: other.id, zone } })
const deck = async (by: Player) => (await by.call(getSwipe, { query: { zone } })).data

test('the deck shows suiting members with a photo once each, and first those who like the player', async () => {
  const me = await person('me')
  await w3.call(likeMember, { body: { profile: me.id } })
  const { profiles, left_today } = await deck(me)
  expect(left_today).toBe(4)
  expect(profiles[0]?.name).toBe('w3')
  expect(profiles.map(({ name }) => name).toSorted()).toEqual(women.map(({ name }) => name))
  await answer(me, w0, 'no')
  await answer(me, w1, 'yes')
  await me.call(likeMember, { body: { profile: w2.id } })
  const left = (await deck(me)).profiles.map(({ name }) => name)
  expect(left.toSorted()).toEqual(['w3', 'w4', 'w5', 'w6', 'w7'])
})

test('§9: the fifth like of a day is refused with the time of the reset, while a no is free', async () => {
  const me = await person('me')
  const left = []
  for (const one of [w0, w1, w2, w3]) left.push((await answer(me, one, 'yes')).data.left_today)
  expect(left).toEqual([3, 2, 1, 0])
  const { status, data } = await answer(me, w4, 'yes')
  const resets_at = '2026-03-15T23:00:00.000Z'
  expect([status, data.error?.code, data.data]).toEqual([403, 'swipe_limit', { resets_at }])
  expect((await answer(me, w4, 'no')).data).toMatchObject({ left_today: 0, resets_at })
  expect((await me.call(getLikes, {})).data.profiles).toHaveLength(4)
  clock.pass(11 * HOUR_MS)
  expect((await deck(me)).left_today).toBe(4)
  expect((await answer(me, w5, 'yes')).data.left_today).toBe(3)
})

test('§9: of eight concurrent likes four are accepted', async () => {
  const me = await person('me')
  const responses = await Promise.all(women.map((one) => answer(me, one, 'yes')))
  const accepted = responses.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(4)
  expect(responses.filter(({ data }) => data.error?.code === 'swipe_limit')).toHaveLength(4)
  expect((await me.call(getLikes, {})).data.profiles).toHaveLength(4)
})

test('§9: repeating a like, even concurrently, counts once', async () => {
  const me = await person('me')
  await Promise.all(Array.from({ length: 5 }, () => answer(me, w0, 'yes')))
  expect((await deck(me)).left_today).toBe(3)
})

test('§9: changing the time zone gives no extra likes within 24 hours', async () => {
  // Late in the evening here, and the next day already further east.
  clock.pass(22 * HOUR_MS)
  const me = await person('me')
  for (const one of [w0, w1, w2, w3]) expect((await answer(me, one, 'yes')).status).toBe(200)
  for (const where of ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Tokyo', 'UTC'])
    expect((await answer(me, w4, 'yes', where)).status).toBe(403)
  // Here it is tomorrow.
  clock.pass(2 * HOUR_MS)
  expect((await answer(me, w4, 'yes', 'Asia/Tokyo')).status).toBe(403)
  expect((await answer(me, w4, 'yes')).data.left_today).toBe(3)
  clock.pass(23 * HOUR_MS)
  expect((await answer(me, w5, 'yes', 'Asia/Tokyo')).data.left_today).toBe(2)
})

test('undo takes the last answer and its like back, but does not refund the daily limit', async () => {
  const me = await person('me')
  await answer(me, w0, 'no')
  await answer(me, w1, 'yes')
  expect((await undo(me, w0)).status).toBe(404)
  const back = await undo(me, w1)
  expect(back.data).toMatchObject({ profile: { name: 'w1' }, left_today: 3 })
  expect((await undo(me, w1)).status).toBe(200)
  expect((await me.call(getLikes, {})).data.profiles).toEqual([])
  expect((await deck(me)).profiles.map(({ name }) => name)).toContain('w1')
  expect((await undo(me, w0)).status).toBe(200)
  expect((await answer(me, w1, 'yes')).data.left_today).toBe(2)
})

test('a like from before the game is not counted, and stays when the answer is undone', async () => {
  const me = await person('me')
  await me.call(likeMember, { body: { profile: w0.id } })
  expect((await answer(me, w0, 'yes')).data.left_today).toBe(4)
  await undo(me, w0)
  expect((await me.call(getLikes, {})).data.profiles).toMatchObject([{ name: 'w0' }])
})

test('a mutual yes makes a match; premium members have no limit', async () => {
  const me = await person('me', { isPaid: true })
  await w0.call(likeMember, { body: { profile: me.id } })
  expect((await answer(me, w0, 'yes')).data).toMatchObject({
    matched: true,
    profile: { name: 'w0', liked: true },
    left_today: null,
    resets_at: null,
  })
})

test('an unknown time zone is refused', async () => {
  const me = await person('me')
  const { status, data } = await answer(me, w0, 'yes', 'Mars/Olympus')
  expect([status, data.error?.fields]).toEqual([422, { zone: 'invalid_input' }])
})

test('nobody suits a member without a gender', async () => {
  const me = await person('me', { status: 'not_confirmed', profile: { gender: null, status: 'disabled' } })
  expect((await deck(me)).profiles).toEqual([])
})

test('when the home country runs out, the deck continues with countries of the same language', async () => {
  const me = await person('traveller', { profile: { country: 'BE' } })
  const { profiles } = await deck(me)
  expect(profiles.map(({ name }) => name)).toContain('w0')
})

test('a brand can give more likes a day', async () => {
  await world.database.inTransaction((tx) => changeBrandSetting(tx, 'amberly', 'swipe_likes', 6))
  // Requests read the settings anew after a moment.
  const me = await person('generous')
  await expect.poll(async () => (await deck(me)).left_today).toBe(6)
  for (const one of [w0, w1, w2, w3, w4]) expect((await answer(me, one, 'yes')).status).toBe(200)
  expect((await deck(me)).left_today).toBe(1)
})

test('a card shows intimate interests only to a player who has chosen any', async () => {
  const list: Interest[] = ['threesome', 'wine']
  await person('open', { profile: { ...WOMAN, interests: list }, hasPhoto: true })
  const me = await person('me', { profile: { interests: ['wine'] } })
  const alike = await person('alike', { profile: { interests: ['massages'] } })
  const shown = async (by: Player) => (await deck(by)).profiles.find(({ name }) => name === 'open')?.interests
  expect(await shown(me)).toEqual(['wine'])
  expect(await shown(alike)).toEqual(['wine', 'threesome'])
})

test('an undone card has the interests that it had before', async () => {
  const open = await person('again', {
    profile: { ...WOMAN, interests: ['threesome', 'wine'] },
    hasPhoto: true,
  })
  const me = await person('me', { profile: { interests: ['wine'] } })
  await answer(me, open, 'no')
  expect((await undo(me, open)).data.profile.interests).toEqual(['wine'])
})
