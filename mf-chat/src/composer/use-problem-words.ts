import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'
import { useWords } from '../use-words.ts'

/** The sentence for each error code that sending and uploading can get; other codes share a general one. */
const words = {
  file_too_large: 'composer.problems.file_too_large',
  offline: 'composer.problems.offline',
  picture_too_small: 'composer.problems.picture_too_small',
  picture_unreadable: 'composer.problems.picture_unreadable',
  too_many_requests: 'composer.problems.too_many_requests',
  unexpected: 'composer.problems.unexpected',
} as const satisfies { readonly [Code in ErrorCode]?: `composer.problems.${Code}` }

type ProblemWords = (typeof words)[keyof typeof words]

/** Translates the error of a failed call into a sentence. */
export function useProblemWords() {
  const t = useWords()
  return (error: unknown) => {
    const known: Partial<Record<ErrorCode, ProblemWords>> = words
    return t((error instanceof ApiError && known[error.code]) || words.unexpected)
  }
}
