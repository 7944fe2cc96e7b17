import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** §7: a beacon, sent when the page is hidden. */
export const pageHidden = endpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  body: z.object({}),
  answer: z.undefined(),
})
