import type { Log } from '../../../db/log.ts'
import type { Applied } from './apply-payment.ts'

/** Logs what people have to look at, after the transaction, which may run more than once. */
export function logWarnings(log: Log, { warnings }: Pick<Applied, 'warnings'>) {
  for (const warning of warnings) log.warn(warning)
}
