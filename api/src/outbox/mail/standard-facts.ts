import type { Locale, rejectionReasons, reportReasons } from 'contracts'
import { wordsIn } from '../words.ts'

type About =
  | { readonly rule: (typeof reportReasons)[number] }
  | { readonly rejection: (typeof rejectionReasons)[number] }

/** The reasons of a decision, in the language of its member, if the moderator gave none. */
export function standardFacts(locale: Locale, about: About): string {
  const t = wordsIn(locale)
  return 'rule' in about
    ? t(`decision.standard.${about.rule}`)
    : t(`decision.standard.photo.${about.rejection}`)
}
