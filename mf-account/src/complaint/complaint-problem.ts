import { COMPLAINT_LENGTH, type ComplaintTopic, isEmail } from 'contracts'
import { ApiError } from 'shared-state/api'
import { errorWords } from '../problem-words.ts'

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

/** The error text for a complaint that the server refused. */
export function complaintProblem(error: unknown) {
  const isTooMuch = error instanceof ApiError && error.code === 'too_many_requests'
  return isTooMuch ? 'complaints.tooMany' : errorWords(error)
}
