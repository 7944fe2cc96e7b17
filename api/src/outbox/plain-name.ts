/** Controls, line breaks, invisible marks, and marks that turn the direction of the text around them. */
const TRICKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Mail programs make links of what looks like an address, and the site would have sent it. */
const LINKS = /[/@\\]|:(?=\/)|\.(?=\p{L})/gu

const LONGEST = 40

/** A name as a member wrote it, made harmless for a mail: one line, in its own direction, no link. */
export function plainName(name: string): string {
  const line = name.replace(TRICKS, ' ').replace(LINKS, ' ').replace(/\s+/g, ' ').trim()
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  return letters.slice(0, LONGEST).join('').trim()
}
