import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { genders } from '../../profile/profile-fields.ts'
import { caseKinds } from '../queue/case-kinds.ts'
import { figure, figureDays, figurePeriods } from './figure-filters.ts'

/** Messages, likes and matches in the course of time, and answers by gender. */
export const getActivityFigures = endpoint({
  method: 'GET',
  path: '/api/staff-activity-figures.php',
  query: z.object({ ...figureDays, by: z.enum(figurePeriods) }),
  answer: z.object({
    periods: z.array(z.object({ starts: z.string(), messages: figure, likes: figure, matches: figure })),
    genders: z.array(
      z.object({
        /** Null for those who have not said. */
        gender: z.nullable(z.enum(genders)),
        messages: figure,
        /** Conversations that they began, and how many of these were answered. */
        started: figure,
        answered: figure,
      }),
    ),
  }),
})

/** How many of those who signed up in each week wrote or liked in it and in the weeks after it. */
export const getReturnFigures = endpoint({
  method: 'GET',
  path: '/api/staff-return-figures.php',
  query: z.object(figureDays),
  answer: z.object({
    cohorts: z.array(
      z.object({
        /** A Monday. */
        starts: z.string(),
        signups: figure,
        /** From the week of the sign-up on, as far as they have begun. */
        weeks: z.array(figure),
      }),
    ),
  }),
})

/** The pages from which visitors left at once, the most frequent first. */
export const getBounceFigures = endpoint({
  method: 'GET',
  path: '/api/staff-bounce-figures.php',
  query: z.object(figureDays),
  answer: z.object({
    pages: z.array(
      z.object({
        /** The path of its route; empty for addresses that no page has. */
        page: z.string(),
        bounces: z.int(),
        /** How many of them were gone within ten seconds. */
        quick: z.int(),
      }),
    ),
  }),
})

/** How members' credits moved, and how many they have. */
export const getCreditFigures = endpoint({
  method: 'GET',
  path: '/api/staff-credit-figures.php',
  query: z.object({ ...figureDays, by: z.enum(figurePeriods) }),
  answer: z.object({
    periods: z.array(
      z.object({
        starts: z.string(),
        sold: figure,
        given: figure,
        spent: figure,
        returned: figure,
        /** At the end of the period. */
        outstanding: z.int(),
      }),
    ),
  }),
})

/** How fast cases were decided, and how often a second decision was the same. */
export const getModerationFigures = endpoint({
  method: 'GET',
  path: '/api/staff-moderation-figures.php',
  query: z.object(figureDays),
  answer: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(caseKinds),
        decided: z.int(),
        /** Decided later than promised. */
        late: z.int(),
        /** Half of them were decided within so many minutes, and nine of ten. */
        median_minutes: z.int(),
        most_minutes: z.int(),
        /** Decisions of the sample, and how many of them were the same as the first. */
        again: z.int(),
        agreed: z.int(),
      }),
    ),
  }),
})
