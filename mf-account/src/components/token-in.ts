/** The name of a link's parameter that carries a token. */
export type TokenName = 'token' | 'undo'

/** The token in a history entry's state, which may be anything. */
export function tokenIn(state: unknown, name: TokenName = 'token'): string | null {
  if (typeof state !== 'object' || state === null) return null
  const token = (state as Readonly<Partial<Record<TokenName, unknown>>>)[name]
  return typeof token === 'string' ? token : null
}
