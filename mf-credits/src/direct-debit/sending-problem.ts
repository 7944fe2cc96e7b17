import { codeOf, problemWords } from '../problem.ts'

/** The words key of the sentence for a code that was not sent. */
export const sendingProblem = (error: unknown) =>
  codeOf(error) === 'too_many_requests' ? 'directDebit.code.limit' : problemWords(error)
