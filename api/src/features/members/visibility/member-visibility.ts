export interface ProfileState {
  /** Whether others can find the profile: confirmed, complete, not paused, not deleted. */
  readonly isActive: boolean
  readonly isForVisitors: boolean
}

export interface ProfileViewer {
  readonly isVisitor: boolean
  readonly isOwn: boolean
  /** Whether the profile's owner has blocked the viewer. */
  readonly isBlocked: boolean
  /** Whether the viewer has blocked the profile's owner. */
  readonly hasBlocked: boolean
}

/** §6: whether a profile is shown to a viewer, or the refusal. A hidden profile reveals no blocks. */
export function memberVisibility(
  { isActive, isForVisitors }: ProfileState,
  { isVisitor, isOwn, isBlocked, hasBlocked }: ProfileViewer,
): 'shown' | 'blocked_by' | 'you_blocked' | 'not_found' {
  if (isOwn) return 'shown'
  if (!isActive || (isVisitor && !isForVisitors)) return 'not_found'
  if (isBlocked) return 'blocked_by'
  return hasBlocked ? 'you_blocked' : 'shown'
}
