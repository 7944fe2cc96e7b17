import { CREDITS_BADGE_THRESHOLD, UNREAD_BADGE_CAP } from 'contracts'

/** §2: from 100 on a badge says 99+; of nothing it says nothing. */
export function countBadge(count: number): string | undefined {
  if (count <= 0) return undefined
  return count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : String(count)
}

interface CreditsBadge {
  readonly text: string
  readonly tone: 'warning' | 'danger'
}

/** §2: credits have a badge when few are left. */
export function creditsBadge(credits: number): CreditsBadge | undefined {
  if (credits > CREDITS_BADGE_THRESHOLD) return undefined
  return { text: String(credits), tone: credits > 0 ? 'warning' : 'danger' }
}
