/** A bundle's words in one language, as in the file. */
export type Dictionary = { readonly [key: string]: unknown }

/** The same by dotted key: `home.title` → 'Welcome'. */
export type Words = ReadonlyMap<string, string>

/** What is wrong with one key, and what to do: it follows the key in a sentence. */
export interface Problem {
  readonly key: string
  readonly says: string
}

/** A text in a sentence, shortened where it is long. */
export function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}
