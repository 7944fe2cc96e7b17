import { expect, test } from 'vitest'
import { seenMember } from './seen-member.ts'

const nobody = { isVisitor: false, isOwn: false, isBlocked: false, hasBlocked: false }
const visitor = { ...nobody, isVisitor: true }
const blocked = { ...nobody, isBlocked: true }
const blocker = { ...nobody, hasBlocked: true }
const both = { ...blocked, ...blocker, isBlocked: true }
const owner = { ...nobody, isOwn: true }
const open = { isActive: true, isForVisitors: true }
const members = { isActive: true, isForVisitors: false }
const hidden = { isActive: false, isForVisitors: true }

test.each([
  ['a member', open, nobody, 'shown'],
  ['a member', members, nobody, 'shown'],
  ['a member', hidden, nobody, 'not_found'],
  ['a visitor', open, visitor, 'shown'],
  ['a visitor', members, visitor, 'not_found'],
  ['a visitor', hidden, visitor, 'not_found'],
  ['who is blocked', members, blocked, 'blocked_by'],
  ['who is blocked', hidden, blocked, 'not_found'],
  ['who has blocked', members, blocker, 'you_blocked'],
  ['who has blocked', hidden, blocker, 'not_found'],
  ['who has and is', members, both, 'blocked_by'],
  ['the owner', hidden, owner, 'shown'],
  ['the owner', members, owner, 'shown'],
] as const)('§6: %s asks for %j: %s → %s', (_, seen, seeing, answer) => {
  expect(seenMember(seen, seeing)).toBe(answer)
})
