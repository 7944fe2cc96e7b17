import type { Entry } from '../document/document.ts'
import { refuse } from '../refused.ts'
import type { TokenRights } from './token.ts'

/** Throws `Refused` unless a token may release under this name. `entry` is missing if the name is new. */
export function assertMayRelease(
  { team, remotes, mayClaim }: TokenRights,
  name: string,
  entry: Entry | undefined,
): void {
  const owner = entry?.owner?.team
  if (owner !== undefined && owner !== team) {
    refuse('other-team', `'${name}' belongs to the team '${owner}', and this token to '${team}'.`)
  }
  // Without a list, a token is for everything that its team owns.
  if (remotes.includes(name) || (owner === team && (remotes.length === 0 || mayClaim))) return
  if (entry === undefined) {
    if (mayClaim) return
    refuse('not-allowed', `'${name}' is a new name, which this token of '${team}' may not claim.`)
  }
  const advice = `Hand it over with: release own ${name} --team ${team}`
  refuse('not-allowed', `This token of '${team}' is not for '${name}'.${owner === team ? '' : ` ${advice}`}`)
}
