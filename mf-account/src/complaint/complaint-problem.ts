import { COMPLAINT_LENGTH, type ComplaintTopic, isEmail } from 'contracts'
import { ApiError } from 'shared-state/api'
import { problem } from '../problem.ts'

export interface ComplaintDraft {
  readonly email: string
  readonly topic: ComplaintTopic | null
  readonly text: string
}

/** The fields that are not as they must be, in their order on the page. */
export function missingIn({ email, topic, text }: ComplaintDraft) {
  const length = text.trim().length
  return [
    ...(isEmail(email) ? [] : (['email'] as const)),
    ...(topic === null ? (['topic'] as const) : []),
    ...(length === 0 || length > COMPLAINT_LENGTH ? (['text'] as const) : []),
  ]
}

/** The words that say why a complaint was not taken. */
export function complaintProblem(error: unknown) {
  const isTooMuch = error instanceof ApiError && error.code === 'too_many_requests'
  return isTooMuch ? 'complaints.tooMany' : problem(error)
}
