/** The token that an entry of the history carries; its state may be anything. */
export function tokenIn(state: unknown): string | null {
  const isThere = typeof state === 'object' && state !== null && 'token' in state
  return isThere && typeof state.token === 'string' ? state.token : null
}
