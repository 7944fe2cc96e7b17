import {
  blockMember,
  getChats,
  getLikes,
  getMatches,
  getMember,
  likeMember,
  type TransientEvent,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { textsIn, writersOf } from '../../api/src/features/chat/fixture-chat.ts'
import { stoppedClock } from '../../api/src/features/members/fixture-people.ts'
import { openWorld } from '../../api/src/fixtures/world.ts'
import { member, session } from '../../api/src/tables/account.ts'
import { readPools } from '../demo-world/pools.ts'
import { react } from './react.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { writer, write, open } = writersOf(world, clock)
const pools = readPools()
const told: [string, TransientEvent][] = []
const tell = (id: string, event: TransientEvent) => void told.push([id, event])

const WOMAN = { gender: 'female', sexuality: 'hetero', city: 'Utrecht' } as const

/** An invented woman who was last here a day ago. */
async function invented(name: string, profile = {}) {
  clock.pass(-24 * 3_600_000)
  const one = await writer(name, {
    profile: { ...WOMAN, interests: ['hiking'], ...profile },
    hasPhoto: true,
    credits: 0,
  })
  clock.pass(24 * 3_600_000)
  await database.db.update(member).set({ isDemo: true, passwordHash: null }).where(eq(member.id, one.id))
  return one
}

type Person = Awaited<ReturnType<typeof invented>>

const like = (by: Person, liked: Person) => by.call(likeMember, { body: { profile: liked.id } })
const matchesOf = async (one: Person) => (await one.call(getMatches, {})).data.matches.map(({ name }) => name)
const likesOf = async (one: Person) => (await one.call(getLikes, {})).data.liked_by.map(({ name }) => name)

/** Lets time pass, and everybody react after each of these seconds. */
async function pass(...seconds: number[]) {
  for (const one of seconds) {
    clock.pass(one * 1_000)
    await react({ database, pools, tell }, clock.now())
  }
}

/** Seconds until a message is read, and until it is answered. */
const [READ, ANSWERED] = [8, 45]

beforeEach(async () => {
  // Those of the tests before have gone.
  await database.db.delete(session)
})

test('a like is liked back after some seconds, which makes a match, and whoever does it is online', async () => {
  const [he, she] = [await writer('he'), await invented('she')]
  await like(he, she)
  await pass(7)
  expect(await matchesOf(he)).toEqual([])
  await pass(33)
  expect(await matchesOf(he)).toEqual(['she'])
  expect((await he.call(getMember, { query: { id: she.id } })).data.profile).toMatchObject({
    last_active: 'now',
  })
})

test('a message is read, typed and answered in the language of the member, five times at most, and costs them nothing', async () => {
  const [he, she] = [await writer('he'), await invented('she')]
  await database.db.update(member).set({ language: 'nl' }).where(eq(member.id, she.id))
  const { replies } = pools.nl
  await write(he, she, 'Hoi!')
  await pass(READ)
  expect(await open(he, she)).toMatchObject({ read_up_to: 1 })
  expect(textsIn(await open(he, she))).toEqual(['1 Hoi!'])
  await pass(...Array.from({ length: 13 }, () => 3))
  expect(textsIn(await open(he, she))).toEqual(['1 Hoi!', expect.stringMatching(/^2 /)])
  expect(replies.greetings).toContain(textsIn(await open(he, she))[1]?.slice(2))
  expect(told).toContainEqual([he.id, { kind: 'typing', profile: she.id }])
  // Two processes that do it at once do it once.
  await write(he, she, 'Ik was vandaag aan zee.')
  await pass(READ)
  clock.pass(ANSWERED * 1_000)
  await Promise.all([1, 2].map(() => react({ database, pools, tell }, clock.now())))
  expect(textsIn(await open(he, she))).toHaveLength(4)
  for (let number = 2; number < 7; number += 1) {
    await write(he, she, `Nummer ${number}`)
    await pass(READ, ANSWERED)
  }
  const texts = textsIn(await open(he, she))
  expect(texts).toHaveLength(12)
  expect(replies.endings).toContain(texts[9]?.replace('10 ', ''))
  expect(texts.slice(10)).toEqual(['11 Nummer 5', '12 Nummer 6'])
  expect(await open(he, she)).toMatchObject({ read_up_to: 12 })
})

test('a newcomer is liked unasked once the profile says something, by those who fit', async () => {
  await invented('near')
  await invented('elder', { dateOfBirth: '1940-01-01' })
  await invented('lesbian', { sexuality: 'lesbian' })
  const quiet = await writer('quiet', { credits: 0 })
  const teller = await writer('teller', { profile: { aboutMe: 'I sail.' }, credits: 0 })
  await pass(90, 90, 90, 90)
  expect(await likesOf(quiet)).toEqual([])
  const names = await likesOf(teller)
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThan(4)
  expect(names).not.toContain('elder')
  expect(names).not.toContain('lesbian')
})

test('nothing happens for demo accounts, unconfirmed members, whom they have blocked or who is not here', async () => {
  const she = await invented('she')
  const account = await writer('account', { profile: { aboutMe: 'I sail.' } })
  await database.db.update(member).set({ isDemo: true }).where(eq(member.id, account.id))
  const unconfirmed = await writer('unconfirmed', { profile: { aboutMe: 'I sail.' } })
  const blocker = await writer('blocker')
  for (const one of [account, unconfirmed, blocker]) {
    await like(one, she)
    await write(one, she, 'Hi')
  }
  await database.db.update(member).set({ status: 'not_confirmed' }).where(eq(member.id, unconfirmed.id))
  await blocker.call(blockMember, { body: { profile: she.id } })
  await pass(READ, ANSWERED, ANSWERED)
  for (const one of [account, unconfirmed, blocker]) expect(await matchesOf(one)).toEqual([])
  expect((await account.call(getChats, {})).data.chats).toHaveLength(1)
  expect(textsIn(await open(account, she))).toEqual(['1 Hi'])
  const gone = await writer('gone')
  await like(gone, she)
  clock.pass(20 * 60_000)
  await react({ database, pools, tell }, clock.now())
  expect(await matchesOf(gone)).toEqual([])
})
