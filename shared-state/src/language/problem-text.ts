import type { ErrorCode } from 'contracts'
import { ApiError } from '../api/api-error.ts'
import { currentSettings } from '../session/session.ts'
import { word, wordsOf } from './i18n.ts'

/** The code of a failed call; `unexpected` for anything but an ApiError. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unexpected'
}

/** A text in the data of a refusal, such as the `name` of the member in that of `blocked_by`. */
export function detailOf(error: unknown, field: string): string | undefined {
  const value = error instanceof ApiError ? error.data[field] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The sentence for an error code, or for a failed call's error. Codes without one share a general one. */
export type ProblemText = (problem: unknown, values?: Readonly<Record<string, string | number>>) => string

/** English words whose `problems` are named by error codes. */
type WithProblems<English> = {
  readonly problems: { readonly [Code in keyof ProblemsOf<English>]: Code extends ErrorCode ? string : never }
}
type ProblemsOf<English> = English extends { readonly problems: infer Problems } ? Problems : never

/** A bundle's hook for errors. Its own `problems` come before the sentences that all share. */
export function problemTextOf<English extends WithProblems<English>>(bundle: string) {
  const useWords = wordsOf<English>(bundle)
  return function useProblemText(): ProblemText {
    // Draws the sentences anew in another language.
    useWords()
    return (problem, values) => {
      const problemCode = typeof problem === 'string' ? problem : codeOf(problem)
      // Only a profile's own page says who has blocked the user; to the rest, that member has left.
      const code = problemCode === 'blocked_by' ? 'not_found' : problemCode
      const minutes = (problem instanceof ApiError && problem.minutes) || 1
      const name = detailOf(problem, 'name') ?? ''
      const all = { min_age: currentSettings().min_age, minutes, name, ...values }
      return word(bundle, `problems.${code}`, all) ?? word(bundle, 'problems.unexpected') ?? ''
    }
  }
}
