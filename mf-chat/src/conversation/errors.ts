import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'
import { useWords } from '../use-words.ts'

/** The sentence for each error code that a conversation can get; other codes share a general one. */
const words = {
  authentication_required: 'conversation.errors.authentication_required',
  awaiting_confirmation: 'conversation.errors.awaiting_confirmation',
  blocked_by: 'conversation.errors.blocked_by',
  confirmation_required: 'conversation.errors.confirmation_required',
  conversation_limit: 'conversation.errors.conversation_limit',
  id_reused: 'conversation.errors.id_reused',
  invalid_input: 'conversation.errors.invalid_input',
  not_enough_credits: 'conversation.errors.not_enough_credits',
  not_found: 'conversation.errors.not_found',
  offline: 'conversation.errors.offline',
  profile_hidden: 'conversation.errors.profile_hidden',
  too_many_requests: 'conversation.errors.too_many_requests',
  unexpected: 'conversation.errors.unexpected',
  you_blocked: 'conversation.errors.you_blocked',
} as const satisfies { readonly [Code in ErrorCode]?: `conversation.errors.${Code}` }

/** The code of a failed call; `unexpected` for anything but an ApiError. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unexpected'
}

/** The member's name in the data of `blocked_by` and `you_blocked`; otherwise empty. */
export function nameIn(error: unknown): string {
  return textIn(error, 'name') ?? ''
}

/** The member's id in the data of `you_blocked`. */
export function profileIn(error: unknown): string | undefined {
  return textIn(error, 'profile')
}

function textIn(error: unknown, field: string): string | undefined {
  const value = error instanceof ApiError ? error.data[field] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Translates an error code, or the error of a failed call, into a sentence. */
export function useErrorText() {
  const t = useWords()
  const known: Partial<Record<ErrorCode, (typeof words)[keyof typeof words]>> = words
  const ofCode = (code: ErrorCode, name = '') => t(known[code] ?? words.unexpected, { name })
  return { ofCode, ofError: (error: unknown) => ofCode(codeOf(error), nameIn(error)) }
}
