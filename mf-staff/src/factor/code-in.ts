/** The six digits in what somebody typed, with or without a gap; undefined if it is anything else. */
export function codeIn(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
