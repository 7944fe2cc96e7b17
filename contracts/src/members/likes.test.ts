import { expect, test } from 'vitest'
import { newLikes, newMatches } from './likes.ts'

const profile = { id: 'a', name: 'Ann', main_image: null, liked_at: '2026-03-01T12:00:00.000Z' }

test('§4: the likes’ badge counts new likes from others', () => {
  const likes = {
    profiles: [profile],
    liked_by: [true, false, true].map((like_new) => ({ ...profile, like_new })),
  }
  expect(newLikes(likes)).toBe(2)
})

test('new matches are the new likes from members who are liked back', () => {
  const likedBy = ['a', 'b', 'c'].map((id) => ({ ...profile, id, like_new: id !== 'c' }))
  const profiles = [profile, { ...profile, id: 'c' }]
  expect(newMatches({ profiles, liked_by: likedBy })).toBe(1)
})
