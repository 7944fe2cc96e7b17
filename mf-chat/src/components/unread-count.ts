import { UNREAD_BADGE_CAP } from 'contracts'

/** The text of an unread badge: `99+` from 100 on. */
export function unreadCount(count: number): string {
  return count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : String(count)
}
