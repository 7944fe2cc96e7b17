import { isRecord, parseStored } from '../storage/stored-json.ts'

/** Parses a stored document; null if it is damaged. */
export function parseDocument(body: Buffer): object | null {
  const parsed = parseStored(body)
  if (!parsed || !isRecord(parsed['remotes'])) return null
  const { remotes, shell, waiting, freeze } = parsed
  if (!Object.values(remotes).every(isEntry)) return null
  if (shell !== undefined && !(isEntry(shell) && typeof shell['name'] === 'string')) return null
  if (waiting !== undefined && !(Array.isArray(waiting) && waiting.every(isWaiting))) return null
  if (freeze !== undefined && !isRecord(freeze)) return null
  return parsed
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Array.isArray(value['history'])
}

function isWaiting(value: unknown): boolean {
  return isRecord(value) && isRecord(value['bundles']) && isRecord(value['planned'])
}
