import { COMPLAINT_LENGTH, type ComplaintTopic, isEmail } from 'contracts'

export interface ComplaintDraft {
  readonly email: string
  readonly topic: ComplaintTopic | null
  readonly text: string
}

/** The fields that are empty or invalid, in their order on the page. */
export function invalidFields({ email, topic, text }: ComplaintDraft) {
  const length = text.trim().length
  return [
    ...(isEmail(email) ? [] : (['email'] as const)),
    ...(topic === null ? (['topic'] as const) : []),
    ...(length === 0 || length > COMPLAINT_LENGTH ? (['text'] as const) : []),
  ]
}
