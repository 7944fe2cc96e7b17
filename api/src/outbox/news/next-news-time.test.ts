import { expect, test } from 'vitest'
import { nextNewsTime } from './next-news-time.ts'

const at = (time: string) => new Date(`2026-06-${time}:00Z`)
const NOW = at('10T12:00')

test.each([
  ['without an earlier mail', '01T12:00', [], undefined],
  ['after a visit', '10T11:30', ['10T11:00'], undefined],
  ['without a visit since the last mail', '10T10:30', ['10T11:00'], '11T11:00'],
  ['without a visit, a day later', '09T10:00', ['09T12:00'], undefined],
  [
    'after visits, but with three mails within a day',
    '10T11:30',
    ['10T11:00', '10T09:00', '09T20:00'],
    '10T20:00',
  ],
  ['with the third mail more than a day ago', '10T11:30', ['09T11:00', '10T11:00', '10T09:00'], undefined],
])('a news mail may go out %s', (_, lastVisit, sent, expected) => {
  const history = { lastVisit: at(lastVisit), sent: sent.map(at) }
  expect(nextNewsTime(history, NOW)).toEqual(expected === undefined ? undefined : at(expected))
})
