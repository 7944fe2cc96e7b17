import { isBlank, plainText } from 'contracts'
import { refuse } from '../../../http/refusal.ts'

/** More than three line breaks with nothing to see between them. */
const GAP = /\n(?:[\t\p{Zs}\p{Default_Ignorable_Code_Point}\u{2800}]*\n){3,}/gu

/** A message as it is stored: plain, at most three line breaks in a row, no space around it. */
export function cleanText(text: string): string {
  return plainText(text).replaceAll(GAP, '\n\n\n').trim()
}

/** Cleans a text, or refuses one that is blank or has more characters than the brand allows. */
export function checkedText(text: string, longest: number): string {
  const clean = cleanText(text)
  if (isBlank(clean) || Array.from(clean).length > longest)
    refuse('invalid_input', { fields: { text: 'invalid_input' } })
  return clean
}
