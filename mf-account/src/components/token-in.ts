/** The token in a history entry's state, which may be anything. */
export function tokenIn(state: unknown): string | null {
  const isThere = typeof state === 'object' && state !== null && 'token' in state
  return isThere && typeof state.token === 'string' ? state.token : null
}
