import * as z from 'contracts/schema'

const LINE_BREAK = /\r\n?|[\u2028\u2029]/g

/**
 * Control characters but line breaks and tabs; halves of surrogate pairs; embeddings, overrides and isolates,
 * which turn the text that follows around. Words need direction marks, so these stay.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const DISTURBING = /[\p{Cs}\u{0}-\u{8}\u{b}-\u{1f}\u{7f}-\u{9f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu

/** More than eight combining marks, which would cover the lines above and below. */
const TOWER = /([\p{M}\u{200c}\u{200d}]{8})[\p{M}\u{200c}\u{200d}]+/gu

/** A text that a person wrote, without characters that only disturb the text around it. */
export function plainText(text: string): string {
  return text.replaceAll(LINE_BREAK, '\n').replaceAll(DISTURBING, '').replaceAll(TOWER, '$1')
}

/** For schemas: stores a text as `plainText` leaves it, without space around it. */
export const asPlainText = () => z.overwrite((text: string) => plainText(text).trim())
