import type { ChatEntry, Matches } from 'contracts'

type Match = Matches['matches'][number]

/** The matches with whom there never was a conversation; one that the user deleted must not come back as a new match. */
export function matchesToWrite(matches: readonly Match[], chats: readonly ChatEntry[]): Match[] {
  const known = new Set(chats.map(({ profile }) => profile.id))
  return matches.filter(({ id, has_conversation }) => !has_conversation && !known.has(id))
}
