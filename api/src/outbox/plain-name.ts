/** Control and invisible characters, line breaks, and marks that change the text's direction. */
const TRICKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Mail programs turn what looks like an address into a link, as if the site had made it. */
const LINKS = /[/@\\]|:(?=\/)|\.(?=\p{L})/gu

const LONGEST = 40

/** Makes a member's name harmless in a mail: a single line, no change of direction, no link. */
export function plainName(name: string): string {
  const line = name.replace(TRICKS, ' ').replace(LINKS, ' ').replace(/\s+/g, ' ').trim()
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  return letters.slice(0, LONGEST).join('').trim()
}
