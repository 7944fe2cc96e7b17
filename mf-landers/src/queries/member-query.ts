import { type ErrorCode, getMember } from 'contracts'
import { ApiError } from 'shared-state/api'
import { endpointQuery } from 'shared-state/query'

/** A member as far as the viewer may see them. */
export const memberQuery = (id: string) => endpointQuery(getMember, { query: { id } })

const REFUSALS: readonly ErrorCode[] = ['not_found', 'blocked_by', 'you_blocked', 'invalid_input']

/** Whether the viewer may not see this member, or there is none: the page must not tell which. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.code)
}
