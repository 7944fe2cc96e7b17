import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** §4: the key of the query that has bounces logged. */
export const BOUNCE_KEY = 'lb'

// Without its query, which may name a person.
const path = z.string().check(z.regex(/^\/[^?#]*$/), z.maxLength(200))

/** A beacon: somebody left from the page that they came to, after so many milliseconds. */
export const pageBounce = endpoint({
  method: 'POST',
  path: '/api/page-bounce.php',
  body: z.object({ path, milliseconds: z.int().check(z.minimum(0), z.maximum(86_400_000)) }),
  answer: z.undefined(),
})
