import { expect, test } from 'vitest'
import { readLinkToken } from '../mail/link-token.ts'
import { withObjection } from './with-objection.ts'

const now = new Date('2026-11-01T08:00:00Z')
const data = { reference: 'K7QM-2XHP', kind: 'ban' }

test('the mail about a decision is signed for its brand as it is sent, and no other is', () => {
  const decision = { kind: 'decision', brandId: 'amberly', createdAt: now }
  const { token } = withObjection(decision, data, 'a secret') as { token: string }
  const read = (brandId: string) => readLinkToken('a secret', { of: 'decision', brandId }, token, now)
  expect([read('amberly'), read('marigold')]).toEqual(['K7QM-2XHP', undefined])
  expect(withObjection({ ...decision, kind: 'decision-reviewed' }, data, 'a secret')).toBe(data)
  expect(withObjection(decision, data, undefined)).toBe(data)
})
