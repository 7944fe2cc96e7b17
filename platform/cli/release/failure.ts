import { inspect } from 'node:util'
import { SiteSettingWrong, SiteTrouble } from '../../plugins/network-releases/cli/site-trouble.ts'
import { Refused, refusalText } from '../../registry/index.ts'
import { SettingMissing } from '../../registry/storage/release-storage.ts'
import { BuildFailed } from '../build/build-bundle.ts'
import { UsageError } from '../workspace.ts'
import { programIn } from './usage.ts'

/** The exit code and the output of a failed command. */
export interface Failure {
  /** 1 refused, 2 usage error, 3 build failed, 4 anything else. */
  readonly code: 1 | 2 | 3 | 4
  /** For people: sentences, one per line; with a stack only for unexpected errors. */
  readonly text: string
  /** For programs. */
  readonly json: unknown
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) {
    const text = error.refusals.map((refusal) => refusalText(refusal, programIn())).join('\n')
    return { code: 1, text, json: { refused: error.refusals } }
  }
  if (error instanceof SettingMissing) return failure(2, 'setting', error.message)
  if (error instanceof UsageError || error instanceof SiteSettingWrong)
    return failure(2, 'usage', error.message)
  if (error instanceof BuildFailed) return failure(3, 'build', error.message)
  if (error instanceof SiteTrouble) return failure(4, 'site', error.message)
  if (isSystemError(error)) return failure(4, 'system', `The operating system reports: ${error.message}`)
  return { ...failure(4, 'unexpected', String(error)), text: inspect(error) }
}

function failure(code: Failure['code'], kind: string, sentence: string): Failure {
  return { code, text: sentence, json: { failed: { code: kind, sentence } } }
}

/** Recognizes errors such as a full disk or a read-only folder, which the message explains well enough. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
