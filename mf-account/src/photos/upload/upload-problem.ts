import { type ErrorCode, FREE_PHOTOS, PREMIUM_PHOTOS } from 'contracts'
import { useProblemText, useWords } from '../../use-words.ts'

/** Says why a picture was refused. */
export function useUploadProblem() {
  const t = useWords()
  const problemText = useProblemText()
  return (code: ErrorCode | null) =>
    // For a free member, this code means that more photos need premium.
    code === 'premium_only'
      ? t('photos.full', { free: FREE_PHOTOS, premium: PREMIUM_PHOTOS })
      : problemText(code, { most: PREMIUM_PHOTOS })
}
