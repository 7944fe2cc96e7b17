import { unavailable } from '../http/send-error.ts'
import { isDatabaseUnavailable } from '../http/server/database-unavailable.ts'

export function nullIfUnavailable(error: unknown): null {
  if (isDatabaseUnavailable(error)) return null
  throw error
}

export function explainUnavailable(error: unknown): never {
  throw isDatabaseUnavailable(error) ? unavailable(error) : error
}
