import { type Channel, refuse, type Target } from '../../registry/index.ts'

/** The parts of a change in a request, from an untrusted query or body. */
export interface ChangeInput {
  readonly name: string
  readonly version: string | undefined
  readonly share: number | undefined
  readonly only: Target | undefined
  readonly why: string | undefined
  readonly commit: string | undefined
  readonly isHeld: boolean
}

const COMMIT = /^[0-9a-f]{7,64}(-dirty)?$/
const MAX_WHY = 500

export function readInput(input: unknown): ChangeInput {
  const { name, version, share, only, why, commit, hold } =
    typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  return {
    name: textOf(name) ?? '',
    version: textOf(version),
    share: share === undefined ? undefined : Number(share),
    only: targetOf(only),
    // A reason is shown in terminals, so it must not contain control characters.
    why: textOf(why)
      ?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .slice(0, MAX_WHY),
    commit: typeof commit === 'string' && COMMIT.test(commit) ? commit : undefined,
    isHeld: hold === true || hold === 'true',
  }
}

export function channelOf({ share, only, isHeld }: ChangeInput): Channel {
  if (isHeld) return { kind: 'hold' }
  return share === undefined ? { kind: 'live' } : { kind: 'canary', share, only }
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

/** The bundles of a promotion in one flip. */
export function readChosen(input: unknown): { name: string; version?: string | undefined }[] {
  const { chosen } = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  if (!Array.isArray(chosen) || chosen.length === 0) return refuse('unknown-name', 'No bundle is named.')
  return chosen.map((one: unknown) => {
    const { name, version } = readInput(one)
    return { name, version }
  })
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
