import { codeOf, codeWords, nameIn } from './problem.ts'
import { useWords } from './use-words.ts'

/** Says what went wrong with a call. */
export function useProblemWords() {
  const t = useWords()
  return (error: unknown) => t(codeWords(codeOf(error)), { name: nameIn(error) })
}
