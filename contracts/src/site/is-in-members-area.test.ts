import { expect, test } from 'vitest'
import { isInMembersArea } from './is-in-members-area.ts'

test.each(['/members', '/members/', '/members/m1', '/chats', '/likes', '/likes/m/m1', '/premium'])(
  '§2: %s is in the members area',
  (path) => {
    expect(isInMembersArea(path)).toBe(true)
  },
)

test.each(['/', '/members/m1/chat', '/chats/c1', '/likes/new', '/credits', '/credits/nl-150', '/profile'])(
  '§2: %s is not in the members area',
  (path) => {
    expect(isInMembersArea(path)).toBe(false)
  },
)
