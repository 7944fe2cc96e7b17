import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  answer: z.object({ interests: z.array(z.string()) }),
})
