import { expect, test } from 'vitest'
import { memberVisibility } from './member-visibility.ts'

const member = { isVisitor: false, isOwn: false, isBlocked: false, hasBlocked: false }
const visitor = { ...member, isVisitor: true }
const blocked = { ...member, isBlocked: true }
const blocker = { ...member, hasBlocked: true }
const both = { ...blocked, ...blocker, isBlocked: true }
const owner = { ...member, isOwn: true }
const open = { isActive: true, isForVisitors: true }
const members = { isActive: true, isForVisitors: false }
const hidden = { isActive: false, isForVisitors: true }

test.each([
  ['a member', open, member, 'shown'],
  ['a member', members, member, 'shown'],
  ['a member', hidden, member, 'not_found'],
  ['a visitor', open, visitor, 'shown'],
  ['a visitor', members, visitor, 'not_found'],
  ['a visitor', hidden, visitor, 'not_found'],
  ['a blocked member', members, blocked, 'blocked_by'],
  ['a blocked member', hidden, blocked, 'not_found'],
  ['a blocking member', members, blocker, 'you_blocked'],
  ['a blocking member', hidden, blocker, 'not_found'],
  ['a blocking and blocked member', members, both, 'blocked_by'],
  ['the owner', hidden, owner, 'shown'],
  ['the owner', members, owner, 'shown'],
] as const)('§6: %s opens a profile with %j: %j → %s', (_, profile, viewer, result) => {
  expect(memberVisibility(profile, viewer)).toBe(result)
})
