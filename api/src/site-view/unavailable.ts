import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { unavailable } from '../http/send-error.ts'

export function nullIfUnavailable(error: unknown): null {
  if (isDatabaseUnavailable(error)) return null
  throw error
}

export function explainUnavailable(error: unknown): never {
  throw isDatabaseUnavailable(error) ? unavailable(error) : error
}
