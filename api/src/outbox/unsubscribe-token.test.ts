import { expect, test } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

const ann = { brandId: 'amberly', memberId: 'ann' }
const token = unsubscribeToken('a secret', ann)
const [id = '', proof = ''] = token.split('.')

test('§4: a token identifies the member', () => {
  expect(readUnsubscribeToken('a secret', 'amberly', token)).toBe('ann')
})

test.each([
  ['another brand', 'a secret', 'marigold', token],
  ['another secret', 'another secret', 'amberly', token],
  ['another member', 'a secret', 'amberly', `ben.${proof}`],
  ['a proof cut short', 'a secret', 'amberly', `${id}.${proof.slice(0, -1)}`],
  ['no proof', 'a secret', 'amberly', `${id}.`],
  ['something more', 'a secret', 'amberly', `${token}.x`],
  ['nothing', 'a secret', 'amberly', ''],
])('rejects %s', (_, secret, brandId, text) => {
  expect(readUnsubscribeToken(secret, brandId, text)).toBeUndefined()
})
