import { type Severity, severities } from 'contracts'

/** The part of the promised time that a case of this severity may wait before others are no longer ahead of it. */
const SHARES: Readonly<Record<Severity, number>> = { low: 1, normal: 1, high: 0.25, urgent: 0.01 }

export interface Urgency {
  readonly severity: Severity
  /** Whether many members see what the case is about. */
  readonly isWidelySeen?: boolean
  /** Whether staff have acted on most earlier reports of the reporter. */
  readonly isTrusted?: boolean
}

/**
 * The share of the promised time after which a case has its place in the order: cases are taken by opening time plus
 * this share of the promise, so that a grave one overtakes others, and each of them still comes in time.
 */
export function shareOf({ severity, isWidelySeen = false, isTrusted = false }: Urgency): number {
  return SHARES[severity] * (isWidelySeen ? 0.5 : 1) * (isTrusted ? 0.5 : 1)
}

/** Severities are stored by their number, so that the database can compare them. */
export const severityNumber = (severity: Severity): number => severities.indexOf(severity)
