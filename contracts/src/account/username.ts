import type { ErrorCode } from '../errors.ts'
import { isReservedName } from './reserved-names.ts'

export const USERNAME_LENGTH = { least: 2, most: 30 } as const

/** Characters that don't show; an emoji's variation selector is none of them. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u{2800}]|(?!\u{fe0f})\p{Default_Ignorable_Code_Point}/u
const LONE_SELECTOR = /(?<![\p{Emoji}\u{20e3}])\u{fe0f}/u

/** More combining marks than any language puts on a letter, or a mark without one. */
const MARKS = /\p{M}{4}|^\p{M}|\s\p{M}/u

/** An emoji of several parts is joined by characters that don't show. */
const JOINER = /(?<=[\p{Emoji}\u{fe0f}])\u{200d}(?=\p{Emoji})/gu

/** Alphabets with letters that look alike. No language mixes them. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
]

/** An e-mail or web address. */
const ADDRESS = /\S\s*@\s*\S|https?:|www\./iu
/** Seven digits or more, however they are grouped. */
const PHONE = /(?:\p{Nd}[\s().+/_-]*){7}/u

/** The name as it is stored: trimmed, with single spaces. */
export function cleanName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

/** §5: the problem of a username, or undefined. Used by the form and the server. */
export function usernameProblem(name: string, email: string): ErrorCode | undefined {
  const clean = cleanName(name)
  if (clean.startsWith('@')) return 'username_starts_with_at'
  if (clean !== '' && clean.toLowerCase() === email.trim().toLowerCase()) return 'username_is_email'
  if (ADDRESS.test(clean) || PHONE.test(clean.normalize('NFKC'))) return 'username_has_contact'
  if (!isReadable(clean)) return 'username_invalid'
  return isReservedName(clean) ? 'username_reserved' : undefined
}

/** A name that can be read, without characters that look like others or don't show. */
function isReadable(name: string): boolean {
  const { length } = name
  if (length < USERNAME_LENGTH.least || length > USERNAME_LENGTH.most) return false
  const shown = name.replaceAll(JOINER, '')
  if (INVISIBLE.test(shown) || LONE_SELECTOR.test(shown) || MARKS.test(shown.replaceAll('\u{fe0f}', '')))
    return false
  return ALPHABETS.filter((alphabet) => alphabet.test(shown)).length <= 1
}
