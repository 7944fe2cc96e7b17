import { expect, test } from 'vitest'
import remote from '../../remote.ts'
import { firstType, likeEntries, likeTypeIn, likeTypes } from './like-types.ts'

const at = '2026-03-01T12:00:00.000Z'
const profile = (id: string) => ({ id, name: id, main_image: null })
const likes = {
  profiles: [
    { ...profile('a'), liked_at: at },
    { ...profile('c'), liked_at: at },
  ],
  liked_by: [
    { ...profile('b'), liked_at: at, like_new: true },
    { ...profile('a'), liked_at: at, like_new: true },
  ],
}
const matches = { matches: [{ ...profile('a'), matched_at: at, has_conversation: false }] }

test.each([
  ['received', ['b new']],
  ['matches', ['a new']],
  ['given', ['c']],
] as const)(
  '§4: the list of %s likes has the entries %j, and a match is in none but its own',
  (type, expected) => {
    const entries = likeEntries(likes, matches)[type]
    expect(entries.map(({ profile, isNew }) => profile.id + (isNew ? ' new' : ''))).toEqual(expected)
  },
)

test('a received like has what was said with it', () => {
  const [first = expect.fail('no like'), ...others] = likes.liked_by
  const liked_by = [{ ...first, comment: 'Hi' }, ...others]
  expect(likeEntries({ ...likes, liked_by }, matches).received).toMatchObject([{ comment: 'Hi' }])
})

test.each([
  ['b', 'received'],
  ['a', 'matches'],
  ['ab', 'received'],
  ['', 'received'],
])('with new likes from %j, of whom a is a match, the overview opens with %s', (fresh, expected) => {
  const liked_by = likes.liked_by.map((one) => ({ ...one, like_new: fresh.includes(one.id) }))
  expect(firstType(likeEntries({ ...likes, liked_by }, matches))).toBe(expected)
})

test('the route accepts the same types', () => {
  const route = remote.routes.find(({ name }) => name === 'likes-type')
  expect(route).toMatchObject({ only: { type: likeTypes } })
  expect([likeTypeIn('given'), likeTypeIn(undefined)]).toEqual(['given', 'received'])
})
