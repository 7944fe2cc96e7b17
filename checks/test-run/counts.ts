/** Numbers of passed, failed and skipped tests. */
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

/** Counts the results in vitest's JSON report. A file that did not load counts as one failure. */
export function countVitest({ testResults }: VitestReport): Counts {
  const statuses = testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => test.status)
    return file.status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests
  })
  const passed = statuses.filter((status) => status === 'passed').length
  const failed = statuses.filter((status) => status === 'failed').length
  return { passed, failed, skipped: statuses.length - passed - failed }
}

/** Counts the results in Playwright's JSON report. An error outside all tests counts as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** Adds a failure where the exit code says so but the report has none, or where no test ran at all. */
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

/** Formats counts as `12 passed, 0 failed`, plus `, 3 skipped` if any were. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
