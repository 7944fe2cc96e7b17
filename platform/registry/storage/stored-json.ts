/** Called with a sentence for people when a stored file is damaged and is passed over. */
export type OnDamage = (sentence: string) => void

/** Parses a stored file; undefined if it is damaged, as after a disk error or a copy that was cut short. */
export function parseStored(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(bytes.toString())
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
