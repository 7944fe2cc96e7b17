import { randomInt } from 'node:crypto'

/** Without those that are taken for another on the phone or on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** How a complaint is spoken of: `K7QM-2XHP`. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length)))
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** As somebody may have written it. */
export function normalReference(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
