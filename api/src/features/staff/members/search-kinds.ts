import { isEmail, type MemberSearchKind, normalEmail } from 'contracts'

/** As `newReference` makes them, with or without the dash. */
const REFERENCE = /^[A-HJKMNP-Z2-9]{4}[- ]?[A-HJKMNP-Z2-9]{4}$/i
/** Ids of payments and refunds at the switch. */
const SWITCH_ID = /^(pay|ref)_\w+$/
const OWN_ID = /^[\w-]{22}$/
const PHONE = /^\+?[\d\s()/.-]{6,30}$/

/** The kinds of things that a text may be, the likeliest first. */
export function searchKinds(text: string): readonly MemberSearchKind[] {
  if (isEmail(normalEmail(text))) return ['email']
  if (SWITCH_ID.test(text)) return ['order']
  if (REFERENCE.test(text)) return ['reference', 'order', 'name']
  if (PHONE.test(text)) return ['phone']
  return OWN_ID.test(text) ? ['id', 'order', 'name'] : ['name']
}
