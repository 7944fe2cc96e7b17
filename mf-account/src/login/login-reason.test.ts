import { expect, test } from 'vitest'
import { loginReason } from './login-reason.ts'

test.each([
  [undefined, undefined],
  ['/chats', 'chats'],
  ['/chats/c1', 'chats'],
  ['/members/m1/chat', 'chats'],
  ['/likes/matches', 'likes'],
  ['/premium', 'buying'],
  ['/credits/nl-150/ideal?code=A', 'buying'],
  ['/notifications?section=email', 'own'],
  ['/members?gender=female', 'members'],
  ['/swipe-game', 'members'],
  ['/lang-config', 'page'],
])('§2: a visitor sent here from %s is told why: %s', (back, reason) => {
  expect(loginReason(back)).toBe(reason)
})
