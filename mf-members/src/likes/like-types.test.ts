import { expect, test } from 'vitest'
import remote from '../../remote.ts'
import { entriesOf, likeTypeIn, likeTypes } from './like-types.ts'

const at = '2026-03-01T12:00:00.000Z'
const profile = (id: string) => ({ id, name: id, main_image: null })
const likes = {
  profiles: [{ ...profile('a'), liked_at: at }],
  liked_by: [
    { ...profile('b'), liked_at: at, like_new: true },
    { ...profile('a'), liked_at: at, like_new: false },
  ],
}
const matches = { matches: [{ ...profile('a'), matched_at: at, has_conversation: false }] }

test.each([
  ['received', ['b new', 'a']],
  ['matches', ['a']],
  ['given', ['a']],
] as const)('§4: the list of %s likes has the entries %j', (type, expected) => {
  const entries = entriesOf(type, likes, matches)
  expect(entries.map(({ profile, isNew }) => profile.id + (isNew ? ' new' : ''))).toEqual(expected)
})

test('the route accepts the same types', () => {
  const route = remote.routes.find(({ name }) => name === 'likes-type')
  expect(route).toMatchObject({ only: { type: likeTypes } })
  expect([likeTypeIn('given'), likeTypeIn(undefined)]).toEqual(['given', 'received'])
})
