import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'
import { useWords } from './use-words.ts'

/** The sentence for each error code that the list can get; other codes share a general one. */
const words = {
  authentication_required: 'list.problems.authentication_required',
  offline: 'list.problems.offline',
  too_many_requests: 'list.problems.too_many_requests',
  unexpected: 'list.problems.unexpected',
} as const satisfies { readonly [Code in ErrorCode]?: `list.problems.${Code}` }

/** Translates the error of a failed call into a sentence. */
export function useListProblemWords() {
  const t = useWords()
  return function problemText(error: unknown) {
    const known: Partial<Record<ErrorCode, (typeof words)[keyof typeof words]>> = words
    return t((error instanceof ApiError && known[error.code]) || words.unexpected)
  }
}
