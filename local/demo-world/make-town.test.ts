import { ageOn, countryLanguages, interests, isCountry, locales } from 'contracts'
import { describe, expect, test } from 'vitest'
import { suitEachOther } from '../../api/src/features/members/orientation-rules.ts'
import { firstBrands } from '../../api/src/features/site/first-brands.ts'
import { DAY_MS } from '../../api/src/time.ts'
import { makeTown } from './make-town.ts'
import { galleryOf } from './people/gallery.ts'
import { worldBrand } from './people/world-brand.ts'
import { readPools } from './pools.ts'
import { faceOf } from './portraits/head/face.ts'

const now = new Date('2026-05-17T12:00:00Z')
const pools = readPools()
const brands = firstBrands.map(({ id, settings: { niche, countries } }) =>
  worldBrand({ id, niche, countries, minAge: 18 }),
)
const make = (number: number, size = 3_000) => makeTown({ number, size, brands, now, pools })
const town = make(0)
const byId = new Map(town.people.map((person) => [person.member.id, person]))
const personOf = (id: string) => byId.get(id) ?? expect.fail(`no member ${id}`)

test('a town is the same every time, and every town has different people', () => {
  expect(make(0)).toEqual(town)
  const first = new Set(town.people.map(({ member: { email } }) => email))
  expect(first.size).toBe(3_000)
  expect(make(1, 50).people.filter(({ member: { email } }) => first.has(email))).toEqual([])
})

describe('every member', () => {
  test('is marked as a demo member, cannot log in, and has an unreachable address', () => {
    for (const { member, profile } of town.people) {
      expect(member).toMatchObject({ isDemo: true, status: 'confirmed' })
      expect(member.email).toMatch(/^member-\d+@example\.invalid$/)
      expect(member.passwordHash).toBeUndefined()
      expect(profile).toMatchObject({ memberId: member.id, isVisibleToVisitors: true, status: 'active' })
      expect(profile.isFictional).toBeUndefined()
      expect(+member.createdAt).toBeGreaterThan(+now - 731 * DAY_MS)
      expect(+member.createdAt).toBeLessThanOrEqual(+now)
    }
  })

  test('is 18 to 75, most of them around thirty', () => {
    const ages = town.people.map(({ profile }) => ageOn(profile.dateOfBirth, now))
    expect(town.people.map(({ demoMember }) => demoMember.age)).toEqual(ages)
    expect(Math.min(...ages)).toBe(18)
    expect(Math.max(...ages)).toBeLessThanOrEqual(75)
    expect(ages.toSorted((a, b) => a - b)[1_500]).toBeGreaterThan(28)
    expect(ages.toSorted((a, b) => a - b)[1_500]).toBeLessThan(42)
  })

  test('lives in a country of the brand, in one of its regions, and speaks one of its languages', () => {
    for (const { member, profile } of town.people) {
      const { country, region, city } = profile
      const brand = brands.find(({ id }) => id === member.brandId)
      expect(brand?.countries.map((one) => one.country)).toContain(country)
      expect(isCountry(country) && countryLanguages[country]).toContain(member.language)
      expect(region).toMatch(new RegExp(`^${country}-`))
      expect(city).toBeTruthy()
    }
    const ofDefault = town.people.filter(({ member }) => member.brandId === 'amberly')
    const countries = Map.groupBy(ofDefault, ({ profile }) => profile.country)
    expect(countries.size).toBe(19)
    for (const people of countries.values()) expect(people.length).toBeGreaterThanOrEqual(120)
    expect(new Set(town.people.map(({ member }) => member.language))).toEqual(new Set(locales))
  })

  test('has a text that suits language, gender and age, and the interests that it mentions', () => {
    for (const { member, profile, demoMember } of town.people) {
      expect(interests.filter((one) => profile.interests?.includes(one))).toEqual(profile.interests)
      if (!profile.aboutMe) continue
      const pool = locales.find((locale) => locale === member.language) ?? expect.fail('no language')
      const found = pools[pool].about.find(({ text }) => text === profile.aboutMe)
      const {
        gender = demoMember.gender,
        ages: [from, to] = [18, 75],
        interests: mentioned = [],
      } = found ?? expect.fail(`a text of another language: ${profile.aboutMe}`)
      expect(demoMember.gender).toBe(gender)
      expect(demoMember.age).toBeGreaterThanOrEqual(from)
      expect(demoMember.age).toBeLessThanOrEqual(to)
      expect(profile.interests).toEqual(expect.arrayContaining([...mentioned]))
    }
    const silent = town.people.filter(({ profile }) => !profile.aboutMe)
    expect(silent.length).toBeLessThan(200)
  })

  test('has a text that no other member in the same search has', () => {
    const texts = town.people.flatMap(({ profile: { brandId, country, gender, aboutMe } }) =>
      aboutMe ? [`${brandId} ${country} ${gender} ${aboutMe}`] : [],
    )
    expect(new Set(texts).size).toBe(texts.length)
  })
})

test('few members have no photo, most have several, and some are private but never the main one', () => {
  const galleries = town.people.map(({ member }) => ({ member, photos: galleryOf(member) }))
  expect(galleries.filter(({ photos }) => photos.length === 0).length).toBeLessThan(150)
  expect(galleries.filter(({ photos }) => photos.length > 1).length).toBeGreaterThan(2_400)
  expect(galleries.filter(({ photos }) => photos.some(({ isPrivate }) => isPrivate)).length).toBeGreaterThan(
    900,
  )
  for (const { member, photos } of galleries) {
    expect(photos[0]?.isPrivate ?? false).toBe(false)
    expect(photos.length).toBeLessThanOrEqual(member.isPaid ? 5 : 3)
    expect(galleryOf(member)).toEqual(photos)
  }
})

test('§9: niche 7 has only men who like men', () => {
  const men = town.people.filter(({ member }) => member.brandId === 'garnet')
  expect(men.length).toBeGreaterThan(250)
  expect(new Set(men.map(({ profile }) => `${profile.gender} ${profile.sexuality}`))).toEqual(
    new Set(['male gay', 'male bi']),
  )
})

test('likes are between members who suit each other, of one brand and language, after both signed up', () => {
  expect(town.likes.length).toBeGreaterThan(3_000)
  for (const { memberId, likedId, createdAt, seenAt } of town.likes) {
    const [one, other] = [personOf(memberId).demoMember, personOf(likedId).demoMember]
    expect(suitEachOther(one, other)).toBe(true)
    expect([other.brandId, other.language]).toEqual([one.brandId, one.language])
    expect(+createdAt).toBeGreaterThanOrEqual(Math.max(+one.createdAt, +other.createdAt))
    expect(+createdAt).toBeLessThanOrEqual(+now)
    if (seenAt) expect(+seenAt).toBeGreaterThanOrEqual(+createdAt)
  }
})

test('only matches chat; each conversation is a dialogue in their language, taking turns', () => {
  const liked = new Set(town.likes.map(({ memberId, likedId }) => `${memberId} ${likedId}`))
  expect(town.conversations.length).toBeGreaterThan(500)
  for (const { memberId, otherId } of town.conversationMembers) {
    expect(liked.has(`${memberId} ${otherId}`) && liked.has(`${otherId} ${memberId}`)).toBe(true)
  }
  const messages = Map.groupBy(town.messages, ({ conversationId }) => conversationId)
  for (const { id, lastSequence, lastMessageAt } of town.conversations) {
    const all = messages.get(id) ?? []
    const written = all.filter(({ kind }) => kind === 'text')
    const [first, second] = written
    const from = personOf(first?.senderId ?? '').demoMember
    const pool = locales.find((locale) => locale === from.language) ?? expect.fail('no language')
    const dialogue = pools[pool].dialogues.find(({ lines }) => lines[0] === first?.body)
    expect(written.map(({ body }) => body)).toEqual(dialogue?.lines.slice(0, written.length))
    expect(dialogue?.from ?? from.gender).toBe(from.gender)
    expect(second?.senderId).not.toBe(first?.senderId)
    expect(all.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: lastSequence ?? 0 }, (_, at) => at + 1),
    )
    expect(written.at(-1)?.createdAt).toEqual(lastMessageAt)
    expect(+(lastMessageAt ?? 0)).toBeLessThanOrEqual(+now)
  }
})

test('a few chats have a gift, which the receiver’s profile counts; each was started by its first writer', () => {
  const gifts = town.messages.filter(({ kind }) => kind === 'gift')
  expect(gifts.length).toBeGreaterThan(20)
  expect(gifts.length).toBeLessThan(town.conversations.length / 4)
  expect(town.receivedGifts).toHaveLength(gifts.length)
  for (const { conversationId, sequence, memberId, giftId } of town.receivedGifts) {
    const sent = gifts.find((one) => one.conversationId === conversationId && one.sequence === sequence)
    expect(sent?.giftId).toBe(giftId)
    expect(sent?.senderId).not.toBe(memberId)
  }
  const first = town.messages.filter(({ sequence }) => sequence === 1).map(({ senderId }) => senderId)
  expect(town.startedConversations.map(({ memberId }) => memberId)).toEqual(first)
  const written = new Map<string, number>()
  for (const { conversationId, senderId, sequence } of town.messages)
    written.set(`${conversationId} ${senderId}`, sequence)
  for (const {
    conversationId,
    memberId,
    writtenUpTo,
    readUpTo = 0,
    deliveredUpTo = 0,
  } of town.conversationMembers) {
    expect(writtenUpTo).toBe(written.get(`${conversationId} ${memberId}`) ?? 0)
    expect(deliveredUpTo).toBeGreaterThanOrEqual(readUpTo)
  }
})

test('some members have one unread message, never their own', () => {
  const lastOf = new Map(town.conversations.map(({ id, lastSequence = 0 }) => [id, lastSequence]))
  const writerOf = new Map(
    town.messages.map(({ conversationId, sequence, senderId }) => [
      `${conversationId} ${sequence}`,
      senderId,
    ]),
  )
  const unread = town.conversationMembers.filter(({ conversationId, memberId, readUpTo = 0 }) => {
    const last = lastOf.get(conversationId) ?? 0
    expect(last - readUpTo).toBeLessThanOrEqual(1)
    if (readUpTo < last) expect(writerOf.get(`${conversationId} ${last}`)).not.toBe(memberId)
    return readUpTo < last
  })
  expect(unread.length).toBeGreaterThan(100)
  expect(unread.length).toBeLessThan(town.conversations.length / 2)
})

test('nobody looks like another of their gender whom one meets at the same brand in the same country', () => {
  const looks = town.people.map(({ profile, demoMember: { gender, age } }) => ({
    screen: `${profile.brandId} ${profile.country} ${gender}`,
    look: faceOf({ ...profile, gender, age }).look,
  }))
  for (const shown of Map.groupBy(looks, ({ screen }) => screen).values())
    expect(new Set(shown.map(({ look }) => look)).size).toBe(shown.length)
  expect(new Set(looks.map(({ look }) => look)).size).toBeGreaterThan(800)
})
