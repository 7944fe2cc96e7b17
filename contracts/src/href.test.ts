import { expect, test } from 'vitest'
import { href, pathWith } from './href.ts'

test.each([
  [href('index'), '/'],
  [href('members-id-chat', { id: '7' }), '/members/7/chat'],
  [href('credits-id-paymentmethod', { id: '7' }), '/credits/7'],
  [href('credits-id-paymentmethod', { id: '7', paymentmethod: 'ideal' }), '/credits/7/ideal'],
  [href('transactions-id'), '/transactions'],
  [href('token', { token: 'a/b?c d' }), '/a%2Fb%3Fc%20d'],
])('builds the path %s from a name and its parameters', (address, expected) => {
  expect(address).toBe(expected)
})

test('the types require the parameters of a path', () => {
  // @ts-expect-error: a profile needs an id
  expect(href('members-id')).toBe('/members')
  // @ts-expect-error: the login takes nothing
  expect(href('login', { id: '7' })).toBe('/login')
})

test('builds the path of a pattern that is not among the named ones', () => {
  expect(pathWith('/events/:id/:day?', { id: '7', day: undefined })).toBe('/events/7')
})
