import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** §3: who runs the brand. */
export const company = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  /** Percentage off, offered to whoever is about to leave; 0 offers none. */
  delete_discount: z.number(),
  /** ISO date. */
  added: z.string(),
})

export type Company = z.infer<typeof company>

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  answer: z.object({ company }),
})
