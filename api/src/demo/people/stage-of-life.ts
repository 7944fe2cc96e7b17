import type { relationshipStatuses } from 'contracts'
import { DAY_MS } from '../../time.ts'
import type { Random } from '../random.ts'

const OLDEST = 75

/** From this age on: how many, beside the others. */
const shares = { 18: 15, 25: 30, 35: 23, 45: 16, 55: 11, 65: 5 } as const

/** Most are around thirty. */
export function ageFrom(minAge: number, random: Random): number {
  const from = Number(random.weighted(shares))
  const to = from === 65 ? OLDEST : from + (from === 18 ? 6 : 9)
  return Math.max(random.int(from, to), minAge)
}

/** A birthday on which one turned this age within the last year. */
export function dateOfBirthAt(age: number, now: Date, random: Random): string {
  const birthday = new Date(now.getTime() - random.int(0, 360) * DAY_MS)
  // Of 29 February, or a day nearer than a leap year's, nobody is made younger than said.
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

/** When one signed up: within two years, more of late. */
export function createdBefore(now: Date, random: Random): Date {
  return new Date(now.getTime() - Math.floor(730 * DAY_MS * random.next() ** 1.6))
}
