/** How many things passed, failed, were skipped. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const ONE_PASSED: Counts = { passed: 1, failed: 0, skipped: 0 }
export const ONE_FAILED: Counts = { passed: 0, failed: 1, skipped: 0 }
export const ONE_SKIPPED: Counts = { passed: 0, failed: 0, skipped: 1 }

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly flaky: number
    readonly unexpected: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** Counts what vitest's JSON reporter wrote. A file that did not even load is one failure. */
export function countVitest({ testResults }: VitestReport): Counts {
  const statuses = testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => test.status)
    return file.status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests
  })
  const passed = statuses.filter((status) => status === 'passed').length
  const failed = statuses.filter((status) => status === 'failed').length
  return { passed, failed, skipped: statuses.length - passed - failed }
}

/** Counts what Playwright's JSON reporter wrote. An error outside all tests is one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** Believes a failed exit code over a report without a failure, and a report without a test not at all. */
export function withExitCode(counts: Counts, ok: boolean): Counts {
  const ranNothing = counts.passed + counts.failed + counts.skipped === 0
  return counts.failed === 0 && (!ok || ranNothing) ? { ...counts, failed: 1 } : counts
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** `12 passed, 0 failed`, and what was skipped where something was. */
export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
