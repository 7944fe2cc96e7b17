import { expect, test } from 'vitest'
import { jobTimes } from './job-times.ts'

const now = new Date('2026-11-29T03:40:30.000Z')

test.each([
  ['* * * * *', '2026-11-29T03:40:00.000Z', '2026-11-29T03:41:00.000Z'],
  ['37 * * * *', '2026-11-29T03:37:00.000Z', '2026-11-29T04:37:00.000Z'],
  ['27,57 * * * *', '2026-11-29T03:27:00.000Z', '2026-11-29T03:57:00.000Z'],
  ['45 3 * * *', '2026-11-28T03:45:00.000Z', '2026-11-29T03:45:00.000Z'],
  ['40 3 * * *', '2026-11-29T03:40:00.000Z', '2026-11-30T03:40:00.000Z'],
])('%s', (cron, previous, next) => {
  const times = jobTimes({ name: 'a', cron }, now)
  expect([times.previous.toISOString(), times.next.toISOString()]).toEqual([previous, next])
})
