import type { ErrorCode } from 'contracts'
import { type RefusalDetails, refuse } from '../../http/refusal.ts'

/** Refuses a form if any of its fields has a problem. The error's own code is that of the first field. */
export function refuseFields(
  problems: Readonly<Partial<Record<string, ErrorCode | undefined>>>,
  details?: RefusalDetails,
): void {
  const found = Object.entries(problems).flatMap(([field, code]) => (code ? [[field, code] as const] : []))
  const [first] = found
  if (first) refuse(first[1], { ...details, fields: Object.fromEntries(found) })
}
