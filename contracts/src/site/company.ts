import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** §3: the company behind the brand. */
export const company = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  /** Percentage of the discount offered to a member who is about to leave; 0 for none. */
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
