import type { relationshipStatuses } from 'contracts'
import { DAY_MS } from '../../../api/src/time.ts'
import type { Random } from '../random.ts'

const OLDEST = 75

/** Relative number of members from this age to the next one listed. */
const shares = { 18: 15, 25: 30, 35: 23, 45: 16, 55: 11, 65: 5 } as const

/** Picks an age; most are around thirty. */
export function ageFrom(minAge: number, random: Random): number {
  const from = Number(random.weighted(shares))
  const to = from === 65 ? OLDEST : from + (from === 18 ? 6 : 9)
  return Math.max(random.int(from, to), minAge)
}

/** A date of birth that gives this age now. */
export function dateOfBirthAt(age: number, now: Date, random: Random): string {
  const birthday = new Date(now.getTime() - random.int(0, 360) * DAY_MS)
  // No days after the 28th, so that leap years make no one younger than intended.
  const born = new Date(
    Date.UTC(birthday.getUTCFullYear() - age, birthday.getUTCMonth(), Math.min(birthday.getUTCDate(), 28)),
  )
  return born.toISOString().slice(0, 10)
}

type RelationshipStatus = (typeof relationshipStatuses)[number]

export function relationshipAt(age: number, random: Random): RelationshipStatus {
  if (age < 28) return random.weighted({ single: 74, unmarried: 20, 'living-together': 6 })
  if (age < 45) {
    return random.weighted({ single: 55, unmarried: 14, divorced: 19, 'living-together': 6, married: 6 })
  }
  return random.weighted({ single: 32, unmarried: 8, divorced: 38, widowed: 8 + (age - 45) / 2, married: 7 })
}

/** A sign-up time within the last two years, more often recent. */
export function createdBefore(now: Date, random: Random): Date {
  return new Date(now.getTime() - Math.floor(730 * DAY_MS * random.next() ** 1.6))
}
