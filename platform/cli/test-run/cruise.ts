/** What dependency-cruiser's JSON report says, as far as it is read here. */
export interface Cruise {
  readonly modules: readonly { readonly source: string }[]
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

/** Turns a report into sentences: wrong arrows, circles, and whatever kept the tool from seeing them. */
export function judge(cruise: Cruise, files: readonly string[]): string[] {
  const seen = new Set(cruise.modules.map((module) => module.source))
  const missed = files.filter((file) => !seen.has(file))
  const arrows = cruise.summary.violations.map(({ from, to, rule, cycle }) => {
    if (cycle) return `circle: ${[from, ...cycle.map((step) => step.name)].join(' → ')}`
    return `${rule.name === 'not-found' ? 'nothing there' : 'wrong arrow'}: ${from} → ${to} (${rule.name})`
  })
  const unread = missed.map((file) => `not read by dependency-cruiser: ${file}`)
  const parsed = cruise.summary.environment.extensionsFound.filter(({ available }) => available)
  const blind = ['.ts', '.tsx']
    .filter((wanted) => !parsed.some(({ extension }) => extension === wanted))
    .map(
      (extension) =>
        `dependency-cruiser has no parser for ${extension} and misses imports: see packageExtensions`,
    )
  return [...blind, ...unread, ...arrows]
}
