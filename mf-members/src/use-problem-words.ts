import { codeOf, codeWords, nameIn } from './problem.ts'
import { useWords } from './use-words.ts'

/** Translates the error of a failed call into a sentence. */
export function useProblemWords() {
  const t = useWords()
  return (error: unknown) => t(codeWords(codeOf(error)), { name: nameIn(error) })
}
