import type { CaseActionKind, CaseDecision } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useWords } from '../../use-words.ts'
import type { Option, RejectionReason, Rule } from './choices.ts'

/** The words for decisions, made or to be made. */
export function useDecisionWords() {
  const t = useWords()
  const { min_age } = useSettings()
  const words = {
    action: (action: CaseActionKind) => t(`moderation.actions.${action}`),
    /** The rule that a member breaks. */
    rule: (rule: Rule) => t(`moderation.rules.${rule}`, { min_age }),
    /** Why a photo is rejected. */
    reason: (reason: RejectionReason) => t(`moderation.reasons.${reason}`, { min_age }),
    option(option: Option) {
      if ('reason' in option) return words.reason(option.reason)
      if ('days' in option) return t('moderation.days', { count: option.days })
      return t('moderation.photoNumber', { number: option.number })
    },
    /** A decision in a few words: “Rejected: nudity”. */
    made(decision: CaseDecision) {
      const done = t(`moderation.done.${decision.action}`)
      if ('reason' in decision) return t('moderation.doneFor', { done, why: words.reason(decision.reason) })
      if (!('rule' in decision)) return done
      const days = 'days' in decision ? `, ${t('moderation.days', { count: decision.days })}` : ''
      return t('moderation.doneFor', { done: done + days, why: words.rule(decision.rule) })
    },
  }
  return words
}
