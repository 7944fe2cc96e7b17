import { expect, test } from 'vitest'
import { NEW_CODE, readNewCodes } from './new-codes.ts'

const good = { ...NEW_CODE, code: ' spring ', percentage: '20', reason: 'Spring' }

test('what a form describes is sent, the last day whole', () => {
  const draft = { ...good, until: '2027-05-31', country: 'NL', minimum: '20,50', most_uses: '3' } as const
  expect(readNewCodes(draft).body).toEqual({
    code: 'spring',
    percentage: 20,
    reason: 'Spring',
    until: '2027-06-01T00:00:00.000Z',
    country: 'NL',
    minimum: 2_050,
    most_uses: 3,
  })
})

test('a campaign has neither a limit of its own nor comes to new members', () => {
  const draft = { ...good, isCampaign: true, count: '7', most_uses: '3', isWelcome: true }
  expect(readNewCodes(draft).body).toEqual({ code: 'spring', percentage: 20, reason: 'Spring', count: 7 })
})

test.each([
  ['code', { code: 'a b' }],
  ['count', { isCampaign: true, count: '5001' }],
  ['percentage', { percentage: '12.5' }],
  ['minimum', { minimum: '20' }],
  ['minimum', { minimum: 'much', country: 'NL' }],
  ['most_uses', { most_uses: '0' }],
  ['reason', { reason: ' ' }],
] as const)('%s is wrong in %j', (name, changes) => {
  const { wrong, body } = readNewCodes({ ...good, ...changes })
  expect(Object.entries(wrong).filter(([, isWrong]) => isWrong)).toEqual([[name, true]])
  expect(body).toBeUndefined()
})
