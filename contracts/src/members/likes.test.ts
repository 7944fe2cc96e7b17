import { expect, test } from 'vitest'
import { newLikes } from './likes.ts'

const profile = { id: 'a', name: 'Ann', main_image: null, liked_at: '2026-03-01T12:00:00.000Z' }

test('§4: the likes’ badge counts new likes from others', () => {
  const likes = {
    profiles: [profile],
    liked_by: [true, false, true].map((like_new) => ({ ...profile, like_new })),
  }
  expect(newLikes(likes)).toBe(2)
})
