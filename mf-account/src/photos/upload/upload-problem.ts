import { type ErrorCode, FREE_PHOTOS, PREMIUM_PHOTOS } from 'contracts'
import { codeWords } from '../../problem.ts'

/** The words that say why a picture was not taken. */
export function uploadProblem(code: ErrorCode | null) {
  // To a free member it is the number of photos that only premium members may have.
  return code === 'premium_only' ? 'photos.full' : codeWords(code ?? 'unexpected')
}

/** What is filled in there. */
export const uploadLimits = { free: FREE_PHOTOS, premium: PREMIUM_PHOTOS, most: PREMIUM_PHOTOS } as const
