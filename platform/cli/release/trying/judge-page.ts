import type { PageLook } from './page-look.ts'

/** How a page of a candidate compares with the live one. */
export interface PageJudgement {
  /** Why it must not be released like this; empty if nothing is wrong. */
  readonly problems: readonly string[]
  /** Lines that only the live page has, and those that only the candidate's has. */
  readonly removed: readonly string[]
  readonly added: readonly string[]
  /** Layout shift, of the live page and of the candidate's. */
  readonly shift: readonly [number, number]
  /** The page could not be compared, and why. */
  readonly skipped?: string | undefined
}

/** The most that a page may shift more than the live one. */
const MAX_SHIFT = 0.01

/** Compares a candidate's page with two looks at the live one: whatever differs between those says nothing. */
export function judgePage(
  candidate: PageLook,
  live: readonly [PageLook, PageLook],
  { version, path }: { readonly version: string; readonly path: string },
): PageJudgement {
  const [first, second] = live
  const isAlike = candidate.path === first.path && candidate.status === first.status
  const shift = [Math.max(first.shift, second.shift), candidate.shift] as const
  const nothing = { removed: [], added: [], shift }
  const isForOthers = isAlike && candidate.version === undefined && first.version === undefined
  if (isForOthers && candidate.errors.length === 0) {
    const skipped =
      candidate.path === path
        ? 'neither version draws it for this visitor'
        : `it leads to ${candidate.path} for this visitor`
    return { ...nothing, problems: [], skipped }
  }
  const isDrawn = candidate.version === version
  const problems = [
    ...candidate.errors
      .filter((error) => !first.errors.includes(error))
      .map((error) => `It throws. ${error}`),
    ...(candidate.status >= 400 && candidate.status !== first.status
      ? [`The server answers ${candidate.status}, and ${first.status} with the live version.`]
      : []),
    ...(isDrawn ? [] : [notDrawn(candidate, version)]),
    ...(candidate.shift > shift[0] + MAX_SHIFT
      ? [`Its layout shifts by ${candidate.shift}, that of the live version by ${shift[0]}.`]
      : []),
  ]
  if (first.version === undefined) return { ...nothing, problems }
  const steady = [...without(first.lines, second.lines), ...without(second.lines, first.lines)]
  return {
    problems,
    removed: isDrawn ? without(first.lines, [...candidate.lines, ...steady]) : [],
    added: isDrawn ? without(candidate.lines, [...first.lines, ...steady]) : [],
    shift,
  }
}

function notDrawn({ version, path }: PageLook, wanted: string): string {
  return version === undefined
    ? `It draws nothing at ${path}.`
    : `The page falls back to ${version}, and does not run ${wanted}.`
}

/** The lines of one list that the other lacks, each as often as it is missing. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}
