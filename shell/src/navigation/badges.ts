import { CREDITS_BADGE_THRESHOLD, UNREAD_BADGE_CAP } from 'contracts'

/** §2: the text of a count badge: `99+` from 100 on, no badge for 0. */
export function countBadge(count: number): string | undefined {
  if (count <= 0) return undefined
  return count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : String(count)
}

interface CreditsBadge {
  readonly text: string
  readonly tone: 'warning' | 'danger'
}

/** §2: a badge warns when few credits are left. */
export function creditsBadge(credits: number): CreditsBadge | undefined {
  if (credits > CREDITS_BADGE_THRESHOLD) return undefined
  return { text: String(credits), tone: credits > 0 ? 'warning' : 'danger' }
}
