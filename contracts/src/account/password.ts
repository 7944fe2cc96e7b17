import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { LONGEST_PASSWORD } from './user.ts'

const password = z.string().check(z.maxLength(LONGEST_PASSWORD))

/**
 * §5: changes the password and ends all other sessions. Refused: `old_password_wrong` (under `old_password`;
 * `too_many_attempts` with minutes after five); the codes of `passwordProblem` (under `password`);
 * `passwords_differ` (under `password_again`).
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password.php',
  body: z.object({ old_password: password, password, password_again: password }),
  answer: z.undefined(),
})
