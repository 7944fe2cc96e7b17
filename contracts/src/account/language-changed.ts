import * as z from 'contracts/schema'
import type { AnswerOf } from '../endpoint.ts'
import { locales } from '../locales.ts'
import type { getUser } from './user.ts'

/** The language in which the member reads from now on, on whichever device it was chosen. */
export const languageChanged = z.object({ kind: z.literal('language'), language: z.enum(locales) })

/** The user with this language. */
export function withLanguage(
  { user }: AnswerOf<typeof getUser>,
  { language }: z.infer<typeof languageChanged>,
): AnswerOf<typeof getUser> {
  return { user: user && { ...user, language } }
}
