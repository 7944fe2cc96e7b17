import type { SavedMethod } from 'contracts'
import { useWords } from '../use-words.ts'

/** The name of a saved way to pay, such as “Visa ending in 4242”. */
export function useMethodName() {
  const t = useWords()
  return ({ option, last_digits }: SavedMethod): string => {
    const method = t(`methods.${option.id}`)
    return last_digits === null ? method : t('repeatOrder.ending', { method, digits: last_digits })
  }
}
