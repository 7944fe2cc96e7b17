import * as z from 'contracts/schema'
import { brandAtWork } from '../brand-at-work.ts'

const day = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const value = z.optional(z.string().check(z.maxLength(200)))

/** The days that figures are about, from the first to the last one, in UTC. */
export const figureDays = { ...brandAtWork, from: day, until: day }

/** Each narrows the figures down to the members with this value; empty: those of whom it is not known. */
export const saleFilters = { country: value, language: value, network: value }

export const signupFilters = {
  ...saleFilters,
  ref: value,
  sub1: value,
  sub2: value,
  sub3: value,
  lander: value,
  variant: value,
}

/** The lengths of time into which figures are divided. */
export const figurePeriods = ['day', 'week', 'month'] as const

export type FigurePeriod = (typeof figurePeriods)[number]

/** Null: the group is too small to tell. */
export const figure = z.nullable(z.int())
