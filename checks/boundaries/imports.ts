/** The parts of dependency-cruiser's JSON report that are read here. */
export interface CruiseReport {
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly resolved: string }[]
  }[]
  readonly summary: {
    readonly environment: {
      readonly extensionsFound: readonly { readonly extension: string; readonly available: boolean }[]
    }
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
      readonly cycle?: readonly { readonly name: string }[]
    }[]
  }
}

/** Turns a report into complaints: forbidden imports, cycles, and anything that kept the tool from finding them. */
export function judgeImports(report: CruiseReport, files: readonly string[]): string[] {
  const seen = new Set(report.modules.map((module) => module.source))
  const missed = files.filter((file) => !seen.has(file))
  const violations = report.summary.violations.map(({ from, to, rule, cycle }) => {
    if (cycle) return `cycle: ${[from, ...cycle.map((module) => module.name)].join(' → ')}`
    return `${rule.name === 'not-found' ? 'not found' : 'forbidden import'}: ${from} → ${to} (${rule.name})`
  })
  const unread = missed.map((file) => `not read by dependency-cruiser: ${file}`)
  const parsed = report.summary.environment.extensionsFound.filter(({ available }) => available)
  const blind = ['.ts', '.tsx']
    .filter((source) => !parsed.some(({ extension }) => extension === source))
    .map(
      (extension) =>
        `dependency-cruiser has no parser for ${extension} and misses imports: see packageExtensions`,
    )
  return [...blind, ...unread, ...violations]
}
