import {
  type CaseActionKind,
  type CaseContext,
  type CaseDecision,
  rejectionReasons,
  type reportReasons,
  suspensionDays,
} from 'contracts'

export type Rule = (typeof reportReasons)[number]
export type RejectionReason = (typeof rejectionReasons)[number]

/** Its key for each way to decide. Those that share a key never meet in one case. */
export const ACTION_KEYS: Readonly<Record<CaseActionKind, string>> = {
  approve: 'a',
  reject: 'r',
  dismiss: 'd',
  uphold: 'y',
  deny: 'x',
  answer: 'y',
  warn: 'w',
  'remove-name': 'e',
  'remove-text': 't',
  'remove-photo': 'p',
  'remove-message': 'm',
  'remove-picture': 'p',
  'remove-note': 'm',
  suspend: 's',
  ban: 'b',
}

/** Other keys on the page of a case. */
export const KEYS = { next: 'n', undo: 'u', facts: 'f', messages: 'l', blur: 'z', help: '?' } as const

/** The words and the rule of a decision. */
interface Said {
  readonly rule: Rule
  readonly facts: string
  readonly answer: string
}

/** A second choice after the action, picked by its number. */
export type Option =
  | { readonly reason: RejectionReason }
  | { readonly days: (typeof suspensionDays)[number] }
  | { readonly photo: string; readonly number: number }

/** Null if the action alone is a decision. */
export function optionsOf(
  action: CaseActionKind,
  { subject, member }: CaseContext,
): readonly Option[] | null {
  if (action === 'reject') return rejectionReasons.map((reason) => ({ reason }))
  if (action === 'suspend') return suspensionDays.map((days) => ({ days }))
  if (action !== 'remove-photo' || (subject.kind === 'report' && subject.photo)) return null
  return (member?.photos ?? []).flatMap(({ id, status }, index) =>
    status === 'rejected' ? [] : [{ photo: id, number: index + 1 }],
  )
}

/** The decision, or null as long as something is missing. */
export function decisionOf(
  action: CaseActionKind,
  option: Option | null,
  { rule, facts, answer }: Said,
  { subject }: CaseContext,
): CaseDecision | null {
  const words = facts.trim() === '' ? {} : { facts: facts.trim() }
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others take a rule and no option
  switch (action) {
    case 'approve':
    case 'dismiss':
      return { action }
    case 'uphold':
    case 'deny':
    case 'answer':
      return answer.trim() === '' ? null : { action, answer: answer.trim() }
    case 'reject':
      return option && 'reason' in option ? { action, reason: option.reason, ...words } : null
    case 'suspend':
      return option && 'days' in option ? { action, days: option.days, rule, ...words } : null
    case 'remove-photo': {
      const reported = subject.kind === 'report' ? subject.photo?.id : undefined
      const photo = option && 'photo' in option ? option.photo : reported
      return photo === undefined ? null : { action, photo, rule, ...words }
    }
    default:
      return { action, rule, ...words }
  }
}

/** Whether a decision rests on a rule that the moderator chooses. */
export const takesRule = ({ subject: { kind } }: CaseContext) =>
  kind === 'report' || kind === 'text' || kind === 'name'

export const takesAnswer = ({ subject: { kind } }: CaseContext) =>
  kind === 'objection' || kind === 'complaint'
