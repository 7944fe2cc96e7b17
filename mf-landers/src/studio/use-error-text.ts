import { ApiError } from 'shared-state/api'
import { useStudioWords } from './use-studio-words.ts'

/** Says why a change was refused, and what to do about it. */
export function useErrorText() {
  const t = useStudioWords()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('problems.unexpected')
    if (error.code === 'invalid_input' && 'slug' in error.fields) return t('problems.slug')
    if (error.code === 'invalid_input') return t('problems.text')
    if (error.code === 'lander_invalid') return t('problems.invalid')
    if (error.code === 'offline') return t('problems.offline')
    return t('problems.unexpected')
  }
}
