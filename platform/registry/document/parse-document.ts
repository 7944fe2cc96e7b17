/** Parses a stored document; null if it is damaged, as after a disk error or a copy that was cut short. */
export function parseDocument(body: Buffer): object | null {
  const parsed = parse(body)
  if (!isRecord(parsed) || !isRecord(parsed['remotes'])) return null
  const { remotes, shell } = parsed
  if (!Object.values(remotes).every(isEntry)) return null
  if (shell !== undefined && !(isEntry(shell) && typeof shell['name'] === 'string')) return null
  return parsed
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Array.isArray(value['history'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
