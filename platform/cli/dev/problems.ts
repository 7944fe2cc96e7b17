import type { Report } from '../../protocol/index.ts'
import { printable } from '../../registry/index.ts'

/** Picks crashes and failures from a page's telemetry. A malformed body counts as empty. */
export function readProblems(body: string): Report[] {
  try {
    const reports = JSON.parse(body) as Report[]
    return reports.filter(({ kind }) => kind === 'crash' || kind === 'failure')
  } catch {
    return []
  }
}

/** Formats a report as a line for the terminal. */
export function describeProblem({ name, version, kind, message = 'no reason given' }: Report): string {
  const problem = kind === 'crash' ? 'threw an error in the page' : 'could not be loaded by the page'
  return printable(`${name} ${version} ${problem}: ${message}`)
}
