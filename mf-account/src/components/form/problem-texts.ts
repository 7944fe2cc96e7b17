import type { ErrorCode } from 'contracts'
import type { ProblemText } from 'shared-state/problem-text'

/** Field → code becomes field → sentence. */
export function problemTexts<Field extends string>(
  problemText: ProblemText,
  codes: Readonly<Partial<Record<Field, ErrorCode | undefined>>>,
) {
  const texts = Object.entries<ErrorCode | undefined>(codes).map(
    ([field, code]) => [field, code && problemText(code)] as const,
  )
  return Object.fromEntries(texts) as Partial<Record<Field, string | undefined>>
}
