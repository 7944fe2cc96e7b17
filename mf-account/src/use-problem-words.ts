import type { ErrorCode } from 'contracts'
import { ApiError } from 'shared-state/api'
import { useSettings } from 'shared-state/session'
import { codeWords, errorWords } from './problem-words.ts'
import { useWords } from './use-words.ts'

type Values = Readonly<Record<string, string | number>>

/** Error texts: `codeText` and `codeTexts` for fields, `errorText` for a whole call. */
export function useProblemWords() {
  const t = useWords()
  const { min_age } = useSettings()
  const codeText = (code: ErrorCode, values: Values = {}) => t(codeWords(code), { min_age, ...values })
  return {
    codeText,
    /** Field → code becomes field → text. */
    codeTexts<Field extends string>(codes: Readonly<Partial<Record<Field, ErrorCode | undefined>>>) {
      const texts = Object.entries<ErrorCode | undefined>(codes).map(
        ([field, code]) => [field, code && codeText(code)] as const,
      )
      return Object.fromEntries(texts) as Partial<Record<Field, string | undefined>>
    },
    errorText(error: unknown, values: Values = {}) {
      const minutes = (error instanceof ApiError && error.minutes) || 1
      return t(errorWords(error), { min_age, minutes, ...values })
    },
  }
}
