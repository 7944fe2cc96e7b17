import { searchMembers } from 'contracts'

/** The id of a demo member whom visitors may see; the demo world is the same on every site. */
export async function findVisibleMember(site: string): Promise<string> {
  const answer = await fetch(new URL(searchMembers.path, site))
  const { profiles } = searchMembers.answer.parse(await answer.json())
  const [found] = profiles
  if (!found) throw new Error(`Nobody can be found at ${site}.`)
  return found.id
}
