import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

const ann = { brandId: 'amberly', memberId: 'ann', topic: 'news' } as const
const token = unsubscribeToken('a secret', ann)
const [id = '', topic = '', proof = ''] = token.split('.')

test('§4: a token identifies the member and the topic', () => {
  expect(readUnsubscribeToken('a secret', 'amberly', token)).toEqual({ memberId: 'ann', topic: 'news' })
})

test('a token from before there were topics still works', () => {
  const signature = createHmac('sha256', 'a secret')
    .update('["unsubscribe","amberly","ann"]')
    .digest('base64url')
  const earlier = { memberId: 'ann', topic: 'photo' }
  expect(readUnsubscribeToken('a secret', 'amberly', `ann.${signature}`)).toEqual(earlier)
  expect(readUnsubscribeToken('a secret', 'amberly', `ann.news.${signature}`)).toBeUndefined()
})

test.each([
  ['another brand', 'a secret', 'marigold', token],
  ['another secret', 'another secret', 'amberly', token],
  ['another member', 'a secret', 'amberly', `ben.${topic}.${proof}`],
  ['another topic', 'a secret', 'amberly', `${id}.offer.${proof}`],
  ['an unknown topic', 'a secret', 'amberly', `${id}.toString.${proof}`],
  ['no topic', 'a secret', 'amberly', `${id}.${proof}`],
  ['a proof cut short', 'a secret', 'amberly', `${id}.${topic}.${proof.slice(0, -1)}`],
  ['no proof', 'a secret', 'amberly', `${id}.${topic}.`],
  ['something more', 'a secret', 'amberly', `${token}.x`],
  ['nothing', 'a secret', 'amberly', ''],
])('rejects %s', (_, secret, brandId, text) => {
  expect(readUnsubscribeToken(secret, brandId, text)).toBeUndefined()
})
