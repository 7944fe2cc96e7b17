import { changeAccount, getMember, type MemberProfile } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { receivedGift } from '../../../tables/chat.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { person, visitor } = peopleOf(world, clock)

const home = { country: 'NL', region: 'NL-NH', city: 'Haarlem' } as const
const stated = {
  ...home,
  gender: 'female',
  sexuality: 'hetero',
  dateOfBirth: '1990-03-16',
  hairColour: 'red',
  aboutMe: 'Hello!',
  interests: ['wine', 'art'] as MemberProfile['interests'],
} as const
const open = await person('Ann', {
  profile: { ...stated, interests: ['wine', 'art'], isVisibleToVisitors: true },
  hasPhoto: true,
})
const secret = await addPhotoRow(world.database, open, { isPrivate: true, position: 1 })
const shy = await person('Bea', { profile: { gender: 'female' } })
const free = await person('free', { profile: { ...home, interests: ['art', 'tea'] } })
const premium = await person('premium', { isPaid: true })

test('§3: a profile has its fields, and the viewer’s relation to it', async () => {
  const { data } = await free.call(getMember, { query: { id: open.id } })
  expect(data.profile).toMatchObject({
    id: open.id,
    name: 'Ann',
    age: 35,
    city: 'Haarlem',
    is_fictional: false,
    gender: 'female',
    region: { id: 'NL-NH', name: 'Noord-Holland' },
    hair_colour: 'red',
    eye_colour: null,
    about_me: 'Hello!',
    interests: ['wine', 'art'],
    photo_count: 2,
    last_active: 'now',
    is_new: true,
    is_own: false,
    relation: { liked: false, matched: false, nearness: 'same_city', common_interests: ['art'] },
  })
})

test('members see which gifts a profile has received, most frequent first and at most twelve kinds; visitors none', async () => {
  const gifts = [
    'rose',
    'star',
    'rose',
    'moon',
    'sun',
    'key',
    'ring',
    'heart',
    'kiss',
    'teddy',
    'coffee',
    'crown',
  ]
  await world.database.db.insert(receivedGift).values(
    [...gifts, 'masks', 'balloon', 'balloon', 'rose'].map((giftId, at) => ({
      brandId: 'amberly',
      memberId: open.id,
      conversationId: 'c',
      sequence: at + 1,
      giftId,
    })),
  )
  const input = { query: { id: open.id } }
  const { data } = await free.call(getMember, input)
  expect(data.profile.gifts).toHaveLength(12)
  expect(data.profile.gifts.slice(0, 3)).toEqual([
    { gift: 'rose', count: 3 },
    { gift: 'balloon', count: 2 },
    { gift: 'coffee', count: 1 },
  ])
  expect((await visitor(getMember, input)).data.profile.gifts).toEqual([])
})

test('§6: visitors see the main photo if the owner allows it, free members blurred private photos, premium members all', async () => {
  const input = { query: { id: open.id } }
  const seen = ({ photos }: MemberProfile) => photos.map(({ is_blurred, filename }) => [is_blurred, filename])
  const byVisitor = (await visitor(getMember, input)).data.profile
  expect([byVisitor.photos.length, byVisitor.photo_count, byVisitor.relation]).toEqual([1, 2, null])
  expect(seen((await free.call(getMember, input)).data.profile)[1]).toEqual([true, secret.blurredFilename])
  expect(seen((await premium.call(getMember, input)).data.profile)[1]).toEqual([false, secret.filename])
})

test('§6: a profile that the viewer may not see looks as if it did not exist', async () => {
  const responses = [
    await visitor(getMember, { query: { id: shy.id } }),
    await visitor(getMember, { query: { id: 'nobody' } }),
    await free.call(getMember, { query: { id: 'nobody' } }),
  ]
  await shy.call(changeAccount, { body: { paused: true } })
  responses.push(await free.call(getMember, { query: { id: shy.id } }))
  for (const { status, data } of responses) expect([status, data]).toEqual([404, responses[0]?.data])
})

test('a member sees their own profile as others do, even while paused', async () => {
  const { status, data } = await shy.call(getMember, { query: { id: shy.id } })
  expect([status, data.profile.is_own, data.profile.relation]).toEqual([200, true, null])
})
