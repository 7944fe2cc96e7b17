/** The ideas, beginning at a place that depends on the member, so that not every conversation begins alike. */
export function firstIdeas(ideas: readonly string[], profile: string): readonly string[] {
  let sum = 0
  for (const letter of profile) sum += letter.charCodeAt(0)
  const start = ideas.length > 0 ? (sum * 3) % ideas.length : 0
  return [...ideas.slice(start), ...ideas.slice(0, start)]
}
