import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { figure, figureDays, figurePeriods, signupFilters } from './figure-filters.ts'

/** The steps on the way to a regular customer. */
export const funnelSteps = [
  'visitors',
  'signups',
  'confirmed',
  'liked',
  'matched',
  'wrote',
  'bought',
  'bought_again',
] as const

export type FunnelStep = (typeof funnelSteps)[number]

/** By what the members can be divided into groups. */
export const funnelGroups = [
  ...figurePeriods,
  'country',
  'language',
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
  'lander',
  'variant',
] as const

export type FunnelGroup = (typeof funnelGroups)[number]

/** Visitors are those of landing pages, known only by day, page and variant: null where something else is asked. */
const steps = {
  visitors: figure,
  signups: figure,
  confirmed: figure,
  liked: figure,
  matched: figure,
  wrote: figure,
  bought: figure,
  bought_again: figure,
}

/**
 * How far those have come who signed up in these days. Demo, staff and invented profiles are left out, and so is
 * each group of fewer than five.
 */
export const getSignupFigures = endpoint({
  method: 'GET',
  path: '/api/staff-signup-figures.php',
  query: z.object({ ...figureDays, ...signupFilters, by: z.enum(funnelGroups) }),
  answer: z.object({
    total: z.object(steps),
    groups: z.array(
      z.object({
        /** The day on which it begins, or the value; empty if not known, `*` for sources that few came by. */
        group: z.string(),
        /** The address of a landing page. */
        name: z.nullable(z.string()),
        ...steps,
      }),
    ),
    /** Whether groups are left out. */
    has_hidden: z.boolean(),
  }),
})
