/**
 * Removes the characters that control a terminal or turn the direction of its text: a publisher of bundles or a sender
 * of reports must not control the terminal of somebody who reads about it.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** Keeps line breaks. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** The same for JSON, which escapes such characters instead. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (one) =>
    one === '\n' ? one : escaped(one),
  )
}

function escaped(character: string): string {
  return character.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
