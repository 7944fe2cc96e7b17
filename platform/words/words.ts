/** A bundle's words in one language, nested as in the file. */
export type Dictionary = { readonly [key: string]: unknown }

/** Words by dotted key: `home.title` → 'Welcome'. */
export type Words = ReadonlyMap<string, string>

/** A problem with one key. The message says what to do, and follows the key in a sentence. */
export interface Problem {
  readonly key: string
  readonly message: string
}

/** Quotes a text for use in a sentence, shortened if it is long. */
export function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}
