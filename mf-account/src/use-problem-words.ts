import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'
import { useSettings } from 'shared-state/session'
import { codeWords, problem } from './problem.ts'
import { useWords } from './use-words.ts'

type Values = Readonly<Record<string, string | number>>

/** Error texts: `ofCode` and `ofCodes` for fields, `ofError` for a whole call. */
export function useProblemWords() {
  const t = useWords()
  const { min_age } = useSettings()
  const ofCode = (code: ErrorCode, values: Values = {}) => t(codeWords(code), { min_age, ...values })
  return {
    ofCode,
    /** Field → code becomes field → text. */
    ofCodes<Field extends string>(codes: Readonly<Partial<Record<Field, ErrorCode | undefined>>>) {
      const texts = Object.entries<ErrorCode | undefined>(codes).map(
        ([field, code]) => [field, code && ofCode(code)] as const,
      )
      return Object.fromEntries(texts) as Partial<Record<Field, string | undefined>>
    },
    ofError(error: unknown, values: Values = {}) {
      const minutes = (error instanceof ApiError && error.minutes) || 1
      return t(problem(error), { min_age, minutes, ...values })
    },
  }
}
