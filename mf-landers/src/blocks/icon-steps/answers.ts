import { countries } from 'contracts'
import * as z from 'contracts/schema'

export const meets = ['female', 'male', 'everyone'] as const
export type Meet = (typeof meets)[number]

/** Age groups by their first and last age; the last is open. */
export const ageGroups = ['18-29', '30-44', '45-59', '60'] as const
export type AgeGroup = (typeof ageGroups)[number]

const answers = z.object({
  meet: z.optional(z.enum(meets)),
  ages: z.optional(z.enum(ageGroups)),
  country: z.optional(z.enum(countries)),
})

export type Answers = Readonly<z.infer<typeof answers>>

/** How far the visitor has come, and what they answered on the way. */
export const progress = z.object({ step: z.int(), answers })

export type Progress = z.infer<typeof progress>

/** "30–44", "60+". */
export const ageText = (group: AgeGroup) => (group === '60' ? '60+' : group.replace('-', '–'))

/** The answers as the query of a search, which presets the first search and the steps after the signup. */
export function searchOf({ meet, ages, country }: Answers): string {
  const query = new URLSearchParams()
  if (meet && meet !== 'everyone') query.set('gender', meet)
  if (country) query.set('country', country)
  const [from, to] = ages?.split('-') ?? []
  if (from) query.set('min_age', from)
  if (to) query.set('max_age', to)
  return query.toString()
}
