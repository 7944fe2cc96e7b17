import {
  type ChosenChannel,
  type Owner,
  type Promoted,
  refuse,
  type Target,
} from '../../../registry/index.ts'

/** The parts of a request, from an untrusted query or body. */
export interface ReleaseInput {
  readonly name: string
  readonly version: string | undefined
  readonly share: number | undefined
  readonly only: Target | undefined
  readonly why: string | undefined
  readonly commit: string | undefined
  readonly isHeld: boolean
  readonly isForAll: boolean
  /** The bundles of a promotion. */
  readonly chosen: readonly Promoted[]
  /** A new owner. */
  readonly to: Owner
  readonly days: number | undefined
  /** When to carry out a promotion. */
  readonly at: Date | undefined
  /** The end of a freeze. */
  readonly until: Date | undefined
  readonly isProtected: boolean
}

const COMMIT = /^[0-9a-f]{7,64}(-dirty)?$/
const MAX_WHY = 500

export function readInput(input: unknown): ReleaseInput {
  const { name, version, share, only, why, commit, hold, all, chosen, to, days, at, until, isProtected } =
    recordOf(input)
  return {
    name: textOf(name) ?? '',
    version: textOf(version),
    share: numberOf(share),
    only: targetOf(only),
    // A reason is shown in terminals, so it must not contain control characters.
    why: textOf(why)
      ?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .slice(0, MAX_WHY),
    commit: typeof commit === 'string' && COMMIT.test(commit) ? commit : undefined,
    isHeld: hold === true || hold === 'true',
    isForAll: all === true || all === 'true',
    chosen: Array.isArray(chosen) ? chosen.map(promotedOf) : [],
    to: ownerOf(recordOf(to)),
    days: numberOf(days),
    at: timeOf(at),
    until: timeOf(until),
    isProtected: isProtected === true,
  }
}

export function channelOf({ share, only, isHeld, isForAll }: ReleaseInput): ChosenChannel {
  if (isHeld) return { kind: 'hold' }
  if (share !== undefined) return { kind: 'canary', share, only }
  return { kind: isForAll ? 'live' : 'default' }
}

/** Reads a target, in a query as JSON. An invalid one is refused: without it, the canary would be for everyone. */
function targetOf(value: unknown): Target | undefined {
  if (value === undefined) return undefined
  const target: unknown = typeof value === 'string' ? parse(value) : value
  const isTarget =
    typeof target === 'object' &&
    target !== null &&
    Object.values(target).every(
      (values) => Array.isArray(values) && values.every((one) => typeof one === 'string'),
    )
  return isTarget
    ? (target as Target)
    : refuse('bad-target', 'The target is not a list of traits and values.')
}

/** Reads a number, in a query as text. Anything else becomes NaN, which is refused where a number is needed. */
function numberOf(value: unknown): number | undefined {
  if (value === undefined) return undefined
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
}

/** Reads a moment. An invalid one is refused: without it, a release would happen now. */
function timeOf(value: unknown): Date | undefined {
  if (value === undefined) return undefined
  const time = typeof value === 'string' ? new Date(value) : undefined
  return time && !Number.isNaN(time.getTime())
    ? time
    : refuse('bad-time', 'The time is not one, such as 2026-12-01T09:00:00Z.')
}

function promotedOf(one: unknown): Promoted {
  const { name, version } = recordOf(one)
  return { name: textOf(name) ?? '', version: textOf(version) }
}

function ownerOf({ source, team }: Record<string, unknown>): Owner {
  return {
    ...(typeof source === 'string' && { source }),
    ...(typeof team === 'string' && { team }),
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
