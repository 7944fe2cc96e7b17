import { expect, test } from 'vitest'
import { stateAt } from './state-at.ts'

const from = '2027-01-01T00:00:00Z'
const to = '2027-02-01T00:00:00Z'

test.each([
  ['2026-12-31T23:59:59Z', 'scheduled', from],
  [from, 'live', null],
  ['2027-01-31T23:59:59Z', 'live', null],
  [to, 'ended', to],
])('at %s, what is published for January is %s', (now, name, date) => {
  const january = { status: 'live', live_from: from, live_to: to } as const
  expect(stateAt(january, Date.parse(now))).toEqual({ name, date })
})

test('what is not published is neither scheduled nor over', () => {
  for (const status of ['draft', 'archived'] as const) {
    expect(stateAt({ status, live_from: null, live_to: null }, Date.parse(to))).toEqual({
      name: status,
      date: null,
    })
  }
})
