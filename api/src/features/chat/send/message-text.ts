import { isBlank } from 'contracts'
import { refuse } from '../../../http/refusal.ts'

/** Control characters other than line breaks and tabs; a lone half of a surrogate pair. */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const UNPRINTABLE = /[\p{Cs}\u{0}-\u{8}\u{b}-\u{1f}\u{7f}-\u{9f}]/gu

const LINE_BREAK = /\r\n?|[\u2028\u2029]/g
/** More than three line breaks with nothing to see between them. */
const GAP = /\n(?:[\t\p{Zs}\p{Default_Ignorable_Code_Point}\u{2800}]*\n){3,}/gu
/** More than eight combining marks, which would cover the lines above and below. */
const TOWER = /([\p{M}\u{200c}\u{200d}]{8})[\p{M}\u{200c}\u{200d}]+/gu

/**
 * A message's text as it is stored: one kind of line break and at most three in a row, at most eight marks on a character,
 * no control characters, no space around it.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(UNPRINTABLE, '')
    .replaceAll(GAP, '\n\n\n')
    .replaceAll(TOWER, '$1')
    .trim()
}

/** Cleans a text, or refuses one that is blank or has more characters than the brand allows. */
export function checkedText(text: string, longest: number): string {
  const clean = cleanText(text)
  if (isBlank(clean) || Array.from(clean).length > longest)
    refuse('invalid_input', { fields: { text: 'invalid_input' } })
  return clean
}
