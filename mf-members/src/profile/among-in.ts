/** The ids of the list from which a profile was opened, as the link left them; nothing where it came otherwise. */
export function amongIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('among' in state)) return []
  const { among } = state
  return Array.isArray(among) ? among.filter((id) => typeof id === 'string') : []
}
