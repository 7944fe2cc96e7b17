import { inspect } from 'node:util'
import { Refused } from '../registry/index.ts'
import { BuildFailed } from './build/build-bundle.ts'
import { UsageError } from './workspace.ts'

/** How a command that did not do its work ends. */
export interface Failure {
  /** 1 refused, 2 not understood, 3 not built, 4 anything else. */
  readonly code: 1 | 2 | 3 | 4
  /** For a person: sentences, each on its own line; a stack only where nobody expected the failure. */
  readonly text: string
  /** For a program. */
  readonly json: unknown
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return { code: 1, text: error.message, json: { refused: error.refusals } }
  if (error instanceof UsageError) return failure(2, 'usage', error.message)
  if (error instanceof BuildFailed) return failure(3, 'build', error.message)
  if (isOfSystem(error)) return failure(4, 'system', `The system does not allow it: ${error.message}`)
  return { ...failure(4, 'unexpected', String(error)), text: inspect(error) }
}

function failure(code: Failure['code'], kind: string, sentence: string): Failure {
  return { code, text: sentence, json: { failed: { code: kind, sentence } } }
}

/** A full disk, a folder that may not be written to: the message says it all. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
