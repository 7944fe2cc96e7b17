import * as z from 'contracts/schema'

/** The beginning of a tag, a comment or a declaration. */
const MARKUP = /<[a-z/!?]/i

/** Addresses that run or hide something. Browsers ignore spaces and line breaks in the scheme. */
const HOSTILE_ADDRESS = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data|blob|file)\s*:/iu

/** Control characters other than line breaks and tabs. */
const CONTROL = /(?![\n\t])\p{Cc}/u

/** Whether a text has nothing in it that could be markup or an address, wherever a block might put it. */
function isSafeText(text: string): boolean {
  return !MARKUP.test(text) && !HOSTILE_ADDRESS.test(text) && !CONTROL.test(text)
}

/** A text that people read, of at most this many characters. */
export const safeText = (length: number) => z.string().check(z.maxLength(length), z.refine(isSafeText))
