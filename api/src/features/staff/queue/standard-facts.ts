import type { Locale } from 'contracts'
import { wordsIn } from '../../../outbox/words.ts'
import type { Decision } from '../../account/decisions/carry-out.ts'
import type { Rejection } from '../../members/photos/photo-approval.ts'

type About = { readonly rule: Decision['rule'] } | { readonly rejection: Rejection }

/** The reasons of a decision, in the language of its member, if the moderator gave none. */
export function standardFacts(locale: Locale, about: About): string {
  const t = wordsIn(locale)
  return 'rule' in about
    ? t(`decision.standard.${about.rule}`)
    : t(`decision.standard.photo.${about.rejection}`)
}
