import { changeAccount, getChat, getMember, type MemberProfile, searchMembers } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { receivedGift } from '../../../tables/chat.ts'
import { memberSearch } from '../../../tables/search.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
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
  expect([byVisitor.photos.length, byVisitor.photo_count, byVisitor.relation]).toEqual([1, 1, null])
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

test('visitors see name, age, region and main photo of a member who lets them, and nothing else', async () => {
  const about = {
    isVisibleToVisitors: true,
    sexuality: 'bi',
    region: 'NL-UT',
    city: 'Utrecht',
    aboutMe: 'I sail.',
    interests: ['art'] as MemberProfile['interests'],
    hairColour: 'brown',
    relationshipStatus: 'single',
    hasTattoos: true,
  } as const
  const ann = await person('Ann', { profile: about, hasPhoto: true })
  await addPhotoRow(database, ann, { isPrivate: true })
  const { profile } = (await visitor(getMember, { query: { id: ann.id } })).data
  const { main_image, photos, ...rest } = profile
  expect(photos).toHaveLength(1)
  expect(main_image).toMatchObject({ filename: photos[0]?.filename })
  expect(rest).toEqual({
    id: ann.id,
    name: 'Ann',
    age: 35,
    region: { id: 'NL-UT', name: 'Utrecht' },
    is_fictional: false,
    gender: null,
    sexuality: null,
    country: null,
    city: null,
    tattoos: null,
    hair_colour: null,
    eye_colour: null,
    body_type: null,
    relationship_status: null,
    about_me: null,
    interests: [],
    photo_count: 1,
    gifts: [],
    last_active: null,
    is_new: false,
    is_own: false,
    relation: null,
  })
  const found = (await visitor(searchMembers, { query: { country: 'NL', countryregion: 'NL-UT' } })).data
  const [card] = found.profiles.filter(({ id }) => id === ann.id)
  expect(card).toEqual({
    id: ann.id,
    name: 'Ann',
    age: 35,
    country: null,
    city: null,
    region: rest.region,
    is_fictional: false,
    main_image,
    last_active: null,
    is_new: false,
    photo_count: 1,
    liked: false,
  })
})

test('no filter tells a visitor more of a member than they see', async () => {
  const name = 'Bea'
  const bea = await person(name, { profile: { isVisibleToVisitors: true, country: 'DK' } })
  await database.db
    .update(memberSearch)
    .set({ lastActive: new Date('2026-01-01T12:00:00Z') })
    .where(eq(memberSearch.memberId, bea.id))
  for (const filter of [{ online_lately: '1' }, { interests: 'wine' }] as const) {
    const { profiles } = (await visitor(searchMembers, { query: { country: 'DK', ...filter } })).data
    expect(profiles.map((one) => one.name)).toEqual([name])
  }
})

test('§3: before the first message, profile and conversation say whom a member would like to meet if it is not the viewer', async () => {
  const liam = await person('Liam', { profile: { sexuality: 'gay' } })
  const woman = await person('woman', { profile: { gender: 'female', sexuality: 'hetero' } })
  const man = await person('man', { profile: { sexuality: 'gay' } })
  const wanted = async (viewer: typeof man, other: typeof man) => [
    (await viewer.call(getMember, { query: { id: other.id } })).data.profile.relation?.wants_another,
    (await viewer.call(getChat, { query: { profile: other.id } })).data.wants_another,
  ]
  expect(await wanted(woman, liam)).toEqual(['male', 'male'])
  expect(await wanted(man, liam)).toEqual([undefined, undefined])
})
