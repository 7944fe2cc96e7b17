import { randomInt } from 'node:crypto'

/** Leaves out characters that are mistaken for others on the phone or on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A short reference for a complaint or report that people can read out: `K7QM-2XHP`. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length)))
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Normalizes a reference that a person has typed. */
export function normalReference(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
