import { type LanderContent, migrateLander } from 'contracts'
import { keysUnder, readStored, writeStored } from 'shared-state/browser-storage'

/** Changes to a document that their author has not saved, as this browser keeps them. */
export interface KeptDraft {
  readonly content: LanderContent
  /** The revision that was changed. */
  readonly rev: number
  /** When they were made, in milliseconds. */
  readonly at: number
}

const PREFIX = 'studio-draft:'
const DAY_MS = 86_400_000
/** Nobody comes back to them later, and others use the browser, too. */
const MOST_DAYS = 30

/** The changes that this member of staff has not saved; undefined if there are none, or old ones. */
export function readDraft(member: string, lander: string, now: number): KeptDraft | undefined {
  for (const key of keysUnder(PREFIX)) if (!isFresh(parse(readStored(key)), now)) writeStored(key, null)
  const stored = parse(readStored(keyOf(member, lander)))
  const content = migrateLander(stored?.content)
  return stored && content && { ...stored, content }
}

/** Undefined forgets them. */
export function keepDraft(member: string, lander: string, draft: KeptDraft | undefined) {
  writeStored(keyOf(member, lander), draft ? JSON.stringify(draft) : null)
}

const keyOf = (member: string, lander: string) => `${PREFIX}${member}:${lander}` as const

const isFresh = (draft: KeptDraft | undefined, now: number) =>
  draft !== undefined && now - draft.at < MOST_DAYS * DAY_MS

function parse(text: string | null): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    const isDraft = typeof value === 'object' && value !== null && 'at' in value && 'rev' in value
    return isDraft ? (value as KeptDraft) : undefined
  } catch {
    return undefined
  }
}
