import * as z from 'contracts/schema'
import { caseKinds } from './case-kinds.ts'

/** Settings of a brand that are nobody's business but its staff's: no page of the site gets them. */
export const staffSettings = z.object({
  /** Within how many minutes the brand promises to decide cases of each kind, where it differs from the default. */
  case_minutes: z.partialRecord(z.enum(caseKinds), z.int().check(z.minimum(1), z.maximum(100_000))),
})

export type StaffSettings = z.infer<typeof staffSettings>
