export interface Seen {
  /** Whether others find the profile: confirmed, told, not paused, not left. */
  readonly isActive: boolean
  readonly isForVisitors: boolean
}

export interface Seeing {
  readonly isVisitor: boolean
  readonly isOwn: boolean
  /** Whether the other one has blocked who asks. */
  readonly isBlocked: boolean
  /** Whether who asks has blocked the other one. */
  readonly hasBlocked: boolean
}

/** §6: whether a member is shown to who asks, or with what that is refused. Who is not there has blocked nobody either. */
export function seenMember(
  { isActive, isForVisitors }: Seen,
  { isVisitor, isOwn, isBlocked, hasBlocked }: Seeing,
): 'shown' | 'blocked_by' | 'you_blocked' | 'not_found' {
  if (isOwn) return 'shown'
  if (!isActive || (isVisitor && !isForVisitors)) return 'not_found'
  if (isBlocked) return 'blocked_by'
  return hasBlocked ? 'you_blocked' : 'shown'
}
