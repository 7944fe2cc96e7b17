/** How long a test file took, all of its tests together. */
export interface TimedFile {
  readonly file: string
  readonly seconds: number
}

export interface TimedVitest {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

export interface TimedPlaywright {
  readonly suites: readonly Suite[]
}

export function timeVitest({ testResults }: TimedVitest, root: string): TimedFile[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, '').replace(root, ''),
    seconds: (endTime - startTime) / 1000,
  }))
}

export function timePlaywright({ suites }: TimedPlaywright): TimedFile[] {
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }))
}

function durationOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((one) => one.duration)))
  return [...own, ...suites.map(durationOf)].reduce((total, one) => total + one, 0)
}

/** Lists the slowest files, a line each, so that the next minute of a run is noticed when it comes. */
export function slowestLines(files: readonly TimedFile[], count = 10): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
