import type { Entry } from '../../../registry/document/document.ts'
import { refuse } from '../../../registry/refused.ts'
import type { TokenRights } from './token.ts'

/** Throws `Refused` unless a token may release under this name. `entry` is missing if the name is new. */
export function assertMayRelease(
  { team, remotes, mayClaim, isForAll }: TokenRights,
  name: string,
  entry: Entry | undefined,
): void {
  if (isForAll) return
  const owner = entry?.owner?.team
  if (owner !== undefined && owner !== team) {
    refuse(
      'other-team',
      `'${name}' belongs to the team '${owner}', but this is a token of the team '${team}'.`,
    )
  }
  // Without a list, a token is for everything that its team owns.
  if (remotes.includes(name) || (owner === team && (remotes.length === 0 || mayClaim))) return
  if (entry === undefined) {
    if (mayClaim) return
    const sentence = `'${name}' is a new name, and this token of the team '${team}' may not claim new names. Where the site's data is, create one that may:`
    refuse('not-allowed', sentence, `token create ${team} --new`)
  }
  const notAllowed = `This token of the team '${team}' may not release '${name}'.`
  if (owner === team) refuse('not-allowed', notAllowed)
  const handOver = `${notAllowed} No team owns that name yet. Where the site's data is, hand it over:`
  refuse('not-allowed', handOver, `own ${name} --team ${team}`)
}

/** Throws `Refused` unless a token may do what concerns the whole site, such as hand names over. */
export function assertMayManage({ team, isForAll }: TokenRights): void {
  if (isForAll) return
  const sentence = `This token of the team '${team}' may not do what concerns the whole site. Ask the operators of the site, who have one with --all.`
  refuse('not-allowed', sentence)
}
