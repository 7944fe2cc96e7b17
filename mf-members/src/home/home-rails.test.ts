import type { Image } from 'contracts'
import { expect, test } from 'vitest'
import { swipeProfile } from '../swipe/fixture-profiles.ts'
import { homeRails } from './home-rails.ts'

const members = (ids: string, last_active: 'now' | 'today') =>
  Array.from(ids, (id) => swipeProfile(id, { last_active }))
const ids = (rail: readonly { readonly id: string }[] | undefined) => rail?.map(({ id }) => id).join('')

test('nobody is in two rails, and the first one shows the members who are online', () => {
  const suitable = [...members('abcd', 'now'), ...members('ef', 'today')]
  const rails = homeRails({ suitable, near: members('aeg', 'today'), fresh: members('bgh', 'today') })
  expect([ids(rails.first), rails.isOnline]).toEqual(['abcd', true])
  expect([ids(rails.near), ids(rails.fresh)]).toEqual(['eg', 'h'])
})

test('with few members online, the first rail shows the others, too', () => {
  const suitable = [...members('ab', 'now'), ...members('cd', 'today')]
  const { first, isOnline } = homeRails({ suitable, near: [], fresh: [] })
  expect([ids(first), isOnline]).toEqual(['abcd', false])
})

test('members with a photo come first, and with fewer than four of them the first rail is thin', () => {
  const photo = { filename: '' } as Image
  const faces = Array.from('bdf', (id) => swipeProfile(id, { main_image: photo }))
  const suitable = [...members('ac', 'today'), ...faces, ...members('e', 'today')]
  const rails = homeRails({ suitable, near: [], fresh: [] })
  expect([ids(rails.first), rails.isThin]).toEqual(['bdface', true])
  const more = [...suitable, swipeProfile('g', { main_image: photo })]
  expect(homeRails({ suitable: more, near: [], fresh: [] }).isThin).toBe(false)
})

test('whoever stands above the rails is in none of them', () => {
  const suitable = members('abc', 'today')
  const rails = homeRails({
    suitable,
    near: members('ad', 'today'),
    fresh: members('ae', 'today'),
    shown: ['a'],
  })
  expect([rails.first, rails.near, rails.fresh].map(ids)).toEqual(['bc', 'd', 'e'])
})

test('a rail waits for those above it, so that no card jumps', () => {
  const { near, fresh } = homeRails({ suitable: [], near: undefined, fresh: members('a', 'now') })
  expect([near, fresh]).toEqual([undefined, undefined])
})
