import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** §4: query key that turns the logging of bounces on. */
export const BOUNCE_KEY = 'lb'

// Without the query, which may identify a person.
const path = z.string().check(z.regex(/^\/[^?#]*$/), z.maxLength(200))

/** A beacon: a visitor left from their first page, after this many milliseconds. */
export const pageBounce = endpoint({
  method: 'POST',
  path: '/api/page-bounce.php',
  body: z.object({ path, milliseconds: z.int().check(z.minimum(0), z.maximum(86_400_000)) }),
  answer: z.undefined(),
})
