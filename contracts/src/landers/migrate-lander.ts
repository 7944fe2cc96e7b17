import { LANDER_VERSION, type LanderContent, landerContent } from './lander-content.ts'

type Stored = Readonly<Record<string, unknown>>

/** By version: makes a document of this version one of the next. */
type LanderMigrations = Readonly<Record<number, (stored: Stored) => Stored>>

/** Version 1 is the first. */
const MIGRATIONS: LanderMigrations = {}

/** Brings a stored document to the present version; undefined if it is of a newer one, or of none. */
export function migrateLander(stored: unknown, migrations = MIGRATIONS): LanderContent | undefined {
  let content = stored
  for (let tries = 0; tries <= LANDER_VERSION && isOlder(content); tries += 1) {
    content = migrations[content.v]?.(content)
  }
  const { success, data } = landerContent.safeParse(withoutOffer(content))
  return success ? data : undefined
}

/** Earlier documents could name an offer, which had no effect. */
function withoutOffer(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('offer' in content)) return content
  const { offer: _, ...rest } = content
  return rest
}

function isOlder(content: unknown): content is Stored & { readonly v: number } {
  if (typeof content !== 'object' || content === null || !('v' in content)) return false
  return typeof content.v === 'number' && content.v < LANDER_VERSION
}
