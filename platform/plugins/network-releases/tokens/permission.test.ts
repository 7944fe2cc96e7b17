import { expect, test } from 'vitest'
import { NEW_ENTRY } from '../../../registry/document/entry.ts'
import { assertMayManage, assertMayRelease } from './permission.ts'

const unowned = NEW_ENTRY
const ofChat = { ...NEW_ENTRY, owner: { team: 'chat' } }
const ofPay = { ...NEW_ENTRY, owner: { team: 'pay' } }

const plain = { team: 'chat', remotes: [], mayClaim: false }
const listed = { team: 'chat', remotes: ['mf-chat'], mayClaim: false }
const whole = { team: 'ops', remotes: [], mayClaim: false, isForAll: true }
const claiming = { team: 'chat', remotes: [], mayClaim: true }

test.each([
  ['without a list, what the team owns', plain, 'mf-chat', ofChat],
  ['a listed name that the team owns', listed, 'mf-chat', ofChat],
  ['a listed name that no team owns yet', listed, 'mf-chat', unowned],
  ['a listed name that is new', listed, 'mf-chat', undefined],
  ['a new name, if the token may claim', claiming, 'mf-new', undefined],
  ["another team's name, if it is for everything", whole, 'mf-pay', ofPay],
  ['a name that no team owns, if it is for everything', whole, 'mf-chat', unowned],
  ['a new name, if it is for everything', whole, 'mf-new', undefined],
  ['a claimed name once more', { ...claiming, remotes: ['mf-chat'] }, 'mf-new', ofChat],
])('a token is for %s', (_, token, name, entry) => {
  expect(() => assertMayRelease(token, name, entry)).not.toThrow()
})

test.each([
  ["another team's name", plain, 'mf-pay', ofPay, 'other-team'],
  ["another team's name, even if it is listed", listed, 'mf-chat', ofPay, 'other-team'],
  ["another team's name, even if it may claim", claiming, 'mf-pay', ofPay, 'other-team'],
  ["the team's other names, if there is a list", listed, 'mf-talk', ofChat, 'not-allowed'],
  ['a name that no team owns', plain, 'mf-chat', unowned, 'not-allowed'],
  ['a published name that no team owns, even if it may claim', claiming, 'mf-chat', unowned, 'not-allowed'],
  ['a new name, unless it may claim', plain, 'mf-new', undefined, 'not-allowed'],
])('a token is not for %s', (_, token, name, entry, code) => {
  expect(() => assertMayRelease(token, name, entry)).toThrow(expect.objectContaining({ code }))
})

test('only a token for everything may hand names over and delete versions', () => {
  expect(() => assertMayManage(whole)).not.toThrow()
  for (const token of [plain, listed, claiming]) {
    expect(() => assertMayManage(token)).toThrow(expect.objectContaining({ code: 'not-allowed' }))
  }
})
