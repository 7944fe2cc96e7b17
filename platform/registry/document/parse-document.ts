import { isRecord, parseStored } from '../storage/stored-json.ts'

/** Parses a stored document; null if it is damaged. */
export function parseDocument(body: Buffer): object | null {
  const parsed = parseStored(body)
  if (!parsed || !isRecord(parsed['remotes'])) return null
  const { remotes, shell } = parsed
  if (!Object.values(remotes).every(isEntry)) return null
  if (shell !== undefined && !(isEntry(shell) && typeof shell['name'] === 'string')) return null
  return parsed
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Array.isArray(value['history'])
}
