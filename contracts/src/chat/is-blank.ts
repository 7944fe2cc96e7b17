/**
 * A character with a mark of its own, unlike whitespace, controls, joiners, fillers, combining marks, the
 * empty Braille cell, the object replacement character, or the musical null notehead.
 */
const VISIBLE =
  /[^\s\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}\u{1d159}]/u

/** Whether there is nothing to see in a text, for the composer and the server alike. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}
