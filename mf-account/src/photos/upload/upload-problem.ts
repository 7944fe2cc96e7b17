import { type ErrorCode, FREE_PHOTOS, PREMIUM_PHOTOS } from 'contracts'
import { codeWords } from '../../problem-words.ts'

/** The words for a picture that was refused. */
export function uploadProblem(code: ErrorCode | null) {
  // For a free member, this code means that more photos need premium.
  return code === 'premium_only' ? 'photos.full' : codeWords(code ?? 'unexpected')
}

/** The values that those words need. */
export const uploadLimits = { free: FREE_PHOTOS, premium: PREMIUM_PHOTOS, most: PREMIUM_PHOTOS } as const
