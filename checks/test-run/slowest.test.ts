import { expect, it } from 'vitest'
import { slowestLines, timePlaywright, timeVitest } from './slowest.ts'

it('times each file of vitest, named from the root', () => {
  const testResults = [{ name: '/repo/api/a.test.ts', startTime: 1_000, endTime: 3_500 }]
  expect(timeVitest({ testResults }, '/repo')).toEqual([{ file: 'api/a.test.ts', seconds: 2.5 }])
})

it('adds up all tests of a journey, retries and nested groups included', () => {
  const test = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [
    { file: 'chat/a.spec.ts', specs: [test(1_000, 500)], suites: [{ file: '', specs: [test(250)] }] },
  ]
  expect(timePlaywright({ suites })).toEqual([{ file: 'e2e/chat/a.spec.ts', seconds: 1.75 }])
})

it('lists the slowest first', () => {
  const files = [1, 30.25, 4].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
  expect(slowestLines(files, 2)).toEqual(['   30.3 s  30.25.test.ts', '    4.0 s  4.test.ts'])
})
