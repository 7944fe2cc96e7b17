import { codeOf, type ProblemText } from 'shared-state/problem-text'
import type { useWords } from '../use-words.ts'

/** Says why a code was not sent. */
export const sendingProblem = (error: unknown, t: ReturnType<typeof useWords>, problemText: ProblemText) =>
  codeOf(error) === 'too_many_requests' ? t('directDebit.code.limit') : problemText(error)
