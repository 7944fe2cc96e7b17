import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, formatCounts, ONE_FAILED, sum, withExitCode } from './counts.ts'

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }))

describe('vitest', () => {
  it('counts each test', () => {
    const testResults = [
      { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped', 'todo') },
      { status: 'failed', assertionResults: tests('failed', 'failed', 'passed') },
    ]
    expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('counts a file that does not load as one failure', () => {
    expect(countVitest({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual(ONE_FAILED)
    const afterAll = [{ status: 'failed', assertionResults: tests('passed') }]
    expect(countVitest({ testResults: afterAll })).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })
})

describe('Playwright', () => {
  it('counts a test that passes on a retry as passed', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 2, skipped: 3 })
  })

  it('counts an error outside all tests as one failure', () => {
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{ message: 'the site did not start' }] })).toEqual(ONE_FAILED)
  })
})

describe('a step', () => {
  it('fails if its exit code says so, whatever its report says', () => {
    expect(withExitCode({ passed: 9, failed: 0, skipped: 0 }, false)).toEqual({
      passed: 9,
      failed: 1,
      skipped: 0,
    })
    expect(withExitCode({ passed: 9, failed: 2, skipped: 0 }, false)).toEqual({
      passed: 9,
      failed: 2,
      skipped: 0,
    })
  })

  it('fails if it ran no test', () => {
    expect(withExitCode({ passed: 0, failed: 0, skipped: 0 }, true)).toEqual(ONE_FAILED)
  })
})

it('sums up all counts in one line', () => {
  const total = sum([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 3, skipped: 0 },
  ])
  expect(formatCounts(total)).toBe('3 passed, 3 failed')
  expect(formatCounts({ ...total, skipped: 4 })).toBe('3 passed, 3 failed, 4 skipped')
})
