import { expect, test } from 'vitest'
import type { AnswerOf } from '../endpoint.ts'
import type { UserEvent } from '../events/user-event.ts'
import { findMatches } from '../members/match-finder.ts'
import { getMember } from '../members/member.ts'
import type { MemberCard } from '../members/member-card.ts'
import { searchMembers } from '../members/search.ts'
import { getSwipe } from '../members/swipe.ts'
import { applyEvent } from './apply-event.ts'
import { memberReads } from './patched-reads.ts'

const liked_at = '2026-03-01T12:00:00.000Z'
const given = (id: string): UserEvent => ({
  kind: 'like_given',
  profile: { id, name: id, main_image: null, liked_at },
})
const received = (id: string): UserEvent => ({ ...given(id), kind: 'like_received' }) as UserEvent
const ended = (way: 'given' | 'received', id: string): UserEvent => ({ kind: 'like_ended', way, profile: id })
const seen = (id: string): UserEvent => ({ kind: 'like_seen', profile: id })
const comment = (way: 'given' | 'received', text: string | null): UserEvent => ({
  kind: 'like_comment',
  way,
  profile: { id: 'a' },
  comment: text,
})
const blocked = (id: string): UserEvent => ({ kind: 'blocked', profile: id })

const card = (id: string, liked: boolean) => ({ id, liked }) as MemberCard
const a = card('a', false)
const b = card('b', true)

/** Each kind of list as it holds cards, and the cards in it. */
const LISTS = [
  [
    searchMembers.path,
    (profiles: MemberCard[]) => ({ profiles, numResults: 50, is_capped: true }),
    (answer: unknown) => (answer as { profiles: MemberCard[] }).profiles,
  ],
  [
    getSwipe.path,
    (profiles: MemberCard[]) => ({ profiles, left_today: 3 }),
    (answer: unknown) => (answer as { profiles: MemberCard[] }).profiles,
  ],
  [
    findMatches.path,
    (profiles: MemberCard[]) => ({ suggestions: profiles.map((profile) => ({ profile, reasons: [] })) }),
    (answer: unknown): MemberCard[] =>
      (answer as AnswerOf<typeof findMatches>).suggestions.map(({ profile }) => profile),
  ],
] as const

test.each(LISTS)(
  '%s: hearts follow the user’s own likes, and a blocked member disappears',
  (path, of, cardsIn) => {
    const after = (event: UserEvent) => cardsIn(applyEvent(path, of([a, b]), event))
    expect(after(given('a'))).toEqual([card('a', true), b])
    expect(after(ended('given', 'b'))).toEqual([a, card('b', false)])
    for (const event of [given('b'), received('a'), ended('received', 'b'), seen('b'), given('z')])
      expect(after(event)).toEqual([a, b])
    expect(after(blocked('a'))).toEqual([b])
  },
)

test.each(LISTS)('%s: undo gives a member the heart that it had', (path, of, cardsIn) => {
  const read = memberReads.find(({ endpoint }) => endpoint.path === path)
  const before = of([a, b])
  const after = applyEvent(path, applyEvent(path, before, given('a')), ended('given', 'b'))
  expect(cardsIn(read?.restore?.(after, before, 'a'))).toEqual([a, card('b', false)])
})

test.each([
  [false, 'a', 49],
  [false, 'z', 50],
  [true, 'a', 50],
])('§6: the count of a search, capped %j, without %s is %j', (is_capped, id, count) => {
  const answer = { profiles: [a, b], numResults: 50, is_capped }
  expect(applyEvent(searchMembers.path, answer, blocked(id))).toMatchObject({ numResults: count })
})

const relation = { liked: false, likes_me: false, like_new: false, matched: false }

test.each([
  [relation, given('a'), { ...relation, liked: true }],
  [relation, received('a'), { ...relation, likes_me: true }],
  [relation, given('b'), relation],
  [
    { ...relation, liked: true, may_comment: true },
    comment('given', 'Hi'),
    { ...relation, liked: true, liked_comment: 'Hi' },
  ],
  [
    { ...relation, likes_me: true, may_comment: true },
    comment('received', 'Hi'),
    { ...relation, likes_me: true, likes_me_comment: 'Hi', may_comment: true },
  ],
  [{ ...relation, liked: true, liked_comment: 'Hi' }, ended('given', 'a'), relation],
  [
    { ...relation, likes_me: true, likes_me_comment: 'Hi' },
    comment('received', null),
    { ...relation, likes_me: true },
  ],
  [{ ...relation, likes_me: true }, given('a'), { ...relation, liked: true, likes_me: true, matched: true }],
  [{ ...relation, liked: true }, received('a'), { ...relation, liked: true, likes_me: true, matched: true }],
  [{ ...relation, likes_me: true, like_new: true }, seen('a'), { ...relation, likes_me: true }],
  [
    { liked: true, likes_me: true, like_new: false, matched: true },
    ended('given', 'a'),
    { ...relation, likes_me: true },
  ],
  [
    { liked: true, likes_me: true, like_new: true, matched: true },
    ended('received', 'a'),
    { ...relation, liked: true },
  ],
])('a profile with %j after %j has %j', (before, event, after) => {
  const answer = { profile: { id: 'a', relation: before } }
  expect(applyEvent(getMember.path, answer, event)).toEqual({ profile: { id: 'a', relation: after } })
})

test('a profile that a visitor sees has no relation to change', () => {
  const answer = { profile: { id: 'a', relation: null } }
  expect(applyEvent(getMember.path, answer, given('a'))).toBe(answer)
})
