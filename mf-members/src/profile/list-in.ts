/** The ids of the list from which a profile was opened, from the router state of the link; empty without a list. */
export function listIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('list' in state)) return []
  const { list } = state
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
}
