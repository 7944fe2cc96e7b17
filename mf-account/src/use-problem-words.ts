import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'
import { useSettings } from 'shared-state/session'
import { codeWords, problem } from './problem.ts'
import { useWords } from './use-words.ts'

/** Says what went wrong: `ofCode` for a field, `ofError` for a call as a whole. */
export function useProblemWords() {
  const t = useWords()
  const { min_age } = useSettings()
  return {
    ofCode: (code: ErrorCode, values: Record<string, string | number> = {}) =>
      t(codeWords(code), { min_age, ...values }),
    ofError(error: unknown, values: Record<string, string | number> = {}) {
      const minutes = (error instanceof ApiError && error.minutes) || 1
      return t(problem(error), { min_age, minutes, ...values })
    },
  }
}
