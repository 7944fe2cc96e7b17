import { type Storage } from '../../../registry/index.ts'
import { listTokenIds, tokenIdIn } from '../tokens/token.ts'

const FRESH_MS = 1_000

/** Returns a function that tells whether a text has the id of a token. It lists the tokens at most once a second. */
export function knownTokens(storage: Storage, now: () => number = Date.now) {
  let listed: { readonly at: number; readonly ids: Promise<ReadonlySet<string>> } | undefined

  return async function isKnown(text: string): Promise<boolean> {
    const id = tokenIdIn(text)
    if (id === undefined) return false
    if (!listed || now() >= listed.at + FRESH_MS) listed = { at: now(), ids: listTokenIds(storage) }
    return (await listed.ids).has(id)
  }
}
