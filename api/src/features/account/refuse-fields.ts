import type { ErrorCode } from 'contracts'
import { type RefusalDetails, refuse } from '../../http/refusal.ts'

/** Refuses what was entered, each field with its own code; the first of them is the error's. */
export function refuseFields(
  problems: Readonly<Partial<Record<string, ErrorCode | undefined>>>,
  details?: RefusalDetails,
): void {
  const found = Object.entries(problems).flatMap(([field, code]) => (code ? [[field, code] as const] : []))
  const [first] = found
  if (first) refuse(first[1], { ...details, fields: Object.fromEntries(found) })
}
