import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { ownAnswer } from './own-profile.ts'

/**
 * Corrects the date of birth, once; staff see the previous one. Refused: `date_of_birth_required` and `too_young` (under
 * `date_of_birth`, see `dateOfBirthProblem`), `date_of_birth_fixed` (corrected before).
 */
export const correctDateOfBirth = endpoint({
  method: 'PUT',
  path: '/api/date-of-birth.php',
  body: z.object({
    /** ISO date. */
    date_of_birth: z.string().check(z.maxLength(40)),
  }),
  answer: ownAnswer,
})
