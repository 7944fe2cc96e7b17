/** Counts as the server does: the code points of the trimmed text. */
export function countCharacters(text: string): number {
  return text.trim().replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length
}
