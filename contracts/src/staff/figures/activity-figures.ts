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
